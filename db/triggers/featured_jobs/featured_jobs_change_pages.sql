-- Counts a change of public pages when a job is featured, or no longer is.
create or replace trigger featured_jobs_change_pages after insert or update or delete or truncate on featured_jobs
for each statement execute function note_page_change();
