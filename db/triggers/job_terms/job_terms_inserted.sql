-- Records the jobs that gained terms, for the search in memory.
create or replace trigger job_terms_inserted after insert on job_terms
referencing new table as changed for each statement execute function note_job_changes();
