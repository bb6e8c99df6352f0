-- Records that columns of a job changed that lists show but the search does not index.
create or replace function note_shown_job_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes as known (job_id, xid)
  select id, pg_current_xact_id() from after join before using (id)
  where after.status = 'active'
    and (after.external_id, after.pay_basis, after.application_deadline)
      is distinct from (before.external_id, before.pay_basis, before.application_deadline)
  order by id
  on conflict (job_id) do update set xid = excluded.xid where known.xid <> excluded.xid;
  return null;
end $$;
