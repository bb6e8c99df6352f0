-- Records the jobs that lost their terms, for the search in memory.
create or replace trigger job_terms_deleted after delete on job_terms
referencing old table as changed for each statement execute function note_job_changes();
