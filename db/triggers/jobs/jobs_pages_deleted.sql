-- Notes the page of a deleted job and that of its company.
create or replace trigger jobs_pages_deleted after delete on jobs
referencing old table as changed for each statement execute function note_job_pages();
