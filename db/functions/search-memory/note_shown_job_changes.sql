-- Records that columns of a job changed that lists show but the search does not index.
create or replace function note_shown_job_changes() returns trigger language plpgsql as $$
begin
  perform note_changes('job', array_agg(id::text)) from after join before using (id)
  where after.status = 'active'
    and (after.external_id, after.pay_basis, after.application_deadline, after.source_site)
      is distinct from (before.external_id, before.pay_basis, before.application_deadline,
        before.source_site)
  having count(*) > 0;
  return null;
end $$;
