-- Notes the page of a changed job and that of its company.
create or replace trigger jobs_pages_updated after update on jobs
referencing old table as before new table as after for each statement execute function note_changed_job_pages();
