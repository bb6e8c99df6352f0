-- Removes deleted jobs from the search and from the counts of titles.
create or replace trigger jobs_gone_search after delete on jobs
referencing old table as gone for each statement execute function keep_gone_jobs();
