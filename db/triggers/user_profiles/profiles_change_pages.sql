-- Counts a change of public pages when profiles are added or deleted. Updates count in
-- companies_change_pages.
create or replace trigger profiles_change_pages after insert or delete or truncate on user_profiles
for each statement execute function note_page_change();
