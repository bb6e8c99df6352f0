-- Notes the pages of the companies whose jobs were indexed.
create or replace trigger outdated_jobs_pages after delete on outdated_jobs
referencing old table as indexed for each statement execute function note_indexed_jobs();
