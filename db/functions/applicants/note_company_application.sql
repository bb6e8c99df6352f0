-- Lists an application among those of its job's company, by the time that it was sent.
create or replace function note_company_application() returns trigger language plpgsql as $$
begin
  insert into company_applications (application_id, company_id, job_id, user_id, created_at)
  select new.id, company_id, new.job_id, new.user_id, new.created_at from jobs where id = new.job_id
  on conflict (application_id) do update
  set company_id = excluded.company_id, job_id = excluded.job_id, created_at = excluded.created_at;
  return null;
end $$;
