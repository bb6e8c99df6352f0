-- Keeps the counts of companies and places right when jobs change.
create or replace trigger jobs_changed_count after update on jobs
referencing old table as before new table as after
for each statement execute function count_changed_jobs();
