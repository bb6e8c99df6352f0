-- Queues jobs whose terms changed for comparison with saved searches, with the terms of before; nothing
-- while no search is saved.
create or replace function note_changed_jobs() returns trigger language plpgsql as $$
begin
  if exists (select from percolator_queries) then
    insert into changed_jobs (job_id, terms_before)
    select job_id, before.terms from after join before using (job_id);
  end if;
  return null;
end $$;
