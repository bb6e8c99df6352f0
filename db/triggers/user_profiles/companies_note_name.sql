-- Records the company whose shown name or checks changed, for the cards held in memory.
create or replace trigger companies_note_name after update on user_profiles
for each row when (
  company_called(old.company_name, old.first_name, old.last_name)
    is distinct from company_called(new.company_name, new.first_name, new.last_name)
  or old.checked <> new.checked
) execute function note_company_name_change();
