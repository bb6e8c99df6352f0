-- Makes a new job seeker searchable for admins.
create or replace trigger seeker_contacts_insert after insert on user_profiles
for each row when (new.user_type = 'customer_employee') execute function update_seeker_contacts();
