-- Counts a change of public pages when a company registers. A seeker who does changes a number alone, which
-- cached pages show a minute late.
create or replace trigger profiles_change_pages after insert on user_profiles
for each row when (new.user_type = 'company') execute function note_page_change();
