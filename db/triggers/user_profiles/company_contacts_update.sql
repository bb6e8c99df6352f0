-- Keeps a changed company searchable for admins.
create or replace trigger company_contacts_update after update on user_profiles
for each row when (
  'company' in (old.user_type, new.user_type)
  and (old.user_type, old.created_at, old.company_name, old.first_name, old.last_name, old.company_website,
    old.email, old.phone, old.city)
  is distinct from
  (new.user_type, new.created_at, new.company_name, new.first_name, new.last_name, new.company_website,
    new.email, new.phone, new.city)
)
execute function update_company_contacts();
