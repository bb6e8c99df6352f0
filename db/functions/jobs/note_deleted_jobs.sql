-- Remembers category and place of a deleted job that was public, so that its address can offer similar jobs, and
-- leaves the applications to any deleted job and its offers of interview times to the queue, also where plain SQL
-- deleted it.
create or replace function note_deleted_jobs() returns trigger language plpgsql as $$
begin
  insert into deleted_jobs (job_id, category, place_id)
  select id, category, place_id from gone where status <> 'draft'
  on conflict (job_id) do nothing;
  insert into removed_jobs (id, company_id, title, reply_hours, unanswered, has_applications)
  select id, (select p.id from user_profiles p where p.id = gone.company_id), title, '{}', 0, true from gone
  where exists (select from job_applications where job_id = gone.id)
    or exists (select from interview_offers where job_id = gone.id)
  on conflict (id) do nothing;
  return null;
end $$;
