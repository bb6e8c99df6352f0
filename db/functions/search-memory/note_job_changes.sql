-- Records that the terms of jobs changed, so that every process updates its memory. See job_changes_since.
create or replace function note_job_changes() returns trigger language plpgsql as $$
begin
  perform note_changes('job', array_agg(job_id::text)) from changed having count(*) > 0;
  return null;
end $$;
