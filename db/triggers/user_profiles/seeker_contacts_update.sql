-- Keeps a changed job seeker searchable for admins.
create or replace trigger seeker_contacts_update after update on user_profiles
for each row when (
  'customer_employee' in (old.user_type, new.user_type)
  and (old.user_type, old.created_at, old.first_name, old.last_name, old.email, old.phone, old.city)
  is distinct from
  (new.user_type, new.created_at, new.first_name, new.last_name, new.email, new.phone, new.city)
)
execute function update_seeker_contacts();
