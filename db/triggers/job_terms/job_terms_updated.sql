-- Records the jobs whose terms changed, for the search in memory.
create or replace trigger job_terms_updated after update on job_terms
referencing new table as changed for each statement execute function note_job_changes();
