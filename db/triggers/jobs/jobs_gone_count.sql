-- Takes deleted jobs off the counts of companies and places.
create or replace trigger jobs_gone_count after delete on jobs
referencing old table as gone for each statement execute function count_gone_jobs();
