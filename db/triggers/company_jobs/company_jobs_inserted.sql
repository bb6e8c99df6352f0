-- Records new counts of companies, for the names held in memory.
create or replace trigger company_jobs_inserted after insert on company_jobs
referencing new table as changed for each statement execute function note_changed_names('company', 'company_id');
