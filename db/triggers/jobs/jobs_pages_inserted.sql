-- Notes the page of the company that posted a job.
create or replace trigger jobs_pages_inserted after insert on jobs
referencing new table as changed for each statement execute function note_job_pages();
