-- Keeps the name and industry of a company in its row of counts, and whether it is checked.
create or replace trigger companies_listed_updated after update on user_profiles
for each row when (
  'company' in (old.user_type, new.user_type)
  and (old.user_type, old.company_name, old.first_name, old.last_name, old.industry, old.checked > 0)
    is distinct from (new.user_type, new.company_name, new.first_name, new.last_name, new.industry, new.checked > 0)
) execute function list_company();
