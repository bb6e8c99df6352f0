-- Records that the terms of jobs changed, so that every process updates its memory. See job_changes_since.
create or replace function note_job_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes as known (job_id, xid)
  select job_id, pg_current_xact_id() from changed order by job_id
  on conflict (job_id) do update set xid = excluded.xid where known.xid <> excluded.xid;
  return null;
end $$;
