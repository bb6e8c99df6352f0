-- Gives a company that is named or renamed the address of its page.
create or replace trigger companies_name_pages after insert or update of company_name, user_type on user_profiles
for each row when (new.user_type = 'company' and btrim(new.company_name) <> '')
execute function name_company_page();
