-- Records a company as outdated in the search when its shown name, size or industry changes, or when it
-- becomes a checked one or no longer is.
create or replace trigger user_profiles_changed_search after update on user_profiles
for each row when (
  (company_called(old.company_name, old.first_name, old.last_name), old.company_size, old.industry,
    old.checked > 0)
    is distinct from
  (company_called(new.company_name, new.first_name, new.last_name), new.company_size, new.industry,
    new.checked > 0)
) execute function keep_company_jobs();
