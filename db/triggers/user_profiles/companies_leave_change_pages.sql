-- Counts a change of public pages when a company's account is deleted.
create or replace trigger companies_leave_change_pages after delete on user_profiles
for each row when (old.user_type = 'company') execute function note_page_change();
