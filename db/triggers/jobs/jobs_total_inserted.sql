-- Adds new jobs to their number.
create or replace trigger jobs_total_inserted after insert on jobs
referencing new table as changed for each statement execute function total_rows('jobs');
