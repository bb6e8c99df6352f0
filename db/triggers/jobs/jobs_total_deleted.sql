-- Takes deleted jobs off their number.
create or replace trigger jobs_total_deleted after delete on jobs
referencing old table as changed for each statement execute function total_rows('jobs');
