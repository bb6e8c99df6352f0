-- Counts a change of public pages when an account is blocked: the directory omits blocked companies,
-- even those without active jobs.
create or replace trigger auth_users_change_pages after update of blocked_at on auth_users
for each statement execute function note_page_change();
