-- Records that a company's count is gone, for the names held in memory.
create or replace trigger company_jobs_deleted after delete on company_jobs
referencing old table as changed for each statement execute function note_changed_names('company', 'company_id');
