-- Remembers category and place of a deleted job that was public, so that its address can offer similar jobs.
create or replace function note_deleted_jobs() returns trigger language plpgsql as $$
begin
  insert into deleted_jobs (job_id, category, place_id)
  select id, category, place_id from gone where status <> 'draft'
  on conflict (job_id) do nothing;
  return null;
end $$;
