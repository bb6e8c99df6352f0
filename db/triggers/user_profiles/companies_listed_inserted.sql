-- Adds a new company to the directory.
create or replace trigger companies_listed_inserted after insert on user_profiles
for each row when (new.user_type = 'company') execute function list_company();
