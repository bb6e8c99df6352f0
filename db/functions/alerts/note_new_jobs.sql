-- Queues new jobs for comparison with saved searches, also those of plain SQL; nothing while no search is
-- saved.
create or replace function note_new_jobs() returns trigger language plpgsql as $$
begin
  if exists (select from percolator_queries) then
    insert into changed_jobs (job_id) select job_id from after;
  end if;
  return null;
end $$;
