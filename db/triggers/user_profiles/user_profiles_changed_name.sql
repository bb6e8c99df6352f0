-- Keeps the name of a company in its row of counts.
create or replace trigger user_profiles_changed_name after update on user_profiles
for each row when (
  company_called(old.company_name, old.first_name, old.last_name)
    is distinct from company_called(new.company_name, new.first_name, new.last_name)
) execute function name_company_jobs();
