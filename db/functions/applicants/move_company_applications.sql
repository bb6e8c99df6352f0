-- Lists the applications of a job that has moved among those of its company.
create or replace function move_company_applications() returns trigger language plpgsql as $$
begin
  update company_applications set company_id = new.company_id
  where application_id in (select id from job_applications where job_id = new.id);
  return null;
end $$;
