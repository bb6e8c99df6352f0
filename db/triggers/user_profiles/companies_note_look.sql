-- Notes the pages of others of its name when a company is checked or no longer is.
create or replace trigger companies_note_look after update of checked on user_profiles
for each row when ((old.checked > 0) <> (new.checked > 0)) execute function note_checked_look();
