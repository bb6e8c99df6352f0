-- Makes a new company searchable for admins.
create or replace trigger company_contacts_insert after insert on user_profiles
for each row when (new.user_type = 'company') execute function update_company_contacts();
