-- Counts a change of public pages with every write to jobs.
create or replace trigger jobs_change_pages after insert or update or delete or truncate on jobs
for each statement execute function note_page_change();
