-- Lists an application among those of its job's company, by the time that it was sent, with its cover letter.
-- Refuses an application to a job that is missing or just being deleted: applications outlive their job until
-- the queue removes them. One that is sent again is not answered any more.
create or replace function note_company_application() returns trigger language plpgsql as $$
declare
  its_company uuid;
begin
  select company_id into its_company from jobs where id = new.job_id for key share;
  if not found then
    raise foreign_key_violation using message = 'an application to a job that there is not';
  end if;
  insert into company_applications
    (application_id, company_id, job_id, user_id, created_at, letter, was_shortlisted, is_hired)
  values (new.id, its_company, new.job_id, new.user_id, new.created_at, fold_text(new.cover_letter),
    new.status in ('shortlisted', 'interview', 'offered', 'hired'), new.status = 'hired')
  on conflict (application_id) do update
  set company_id = excluded.company_id, job_id = excluded.job_id, created_at = excluded.created_at,
    answer_hours = first_answer_hours(new.id, new.created_at);
  return null;
end $$;
