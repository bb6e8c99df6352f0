-- Lists the applications of a job that has moved among those of its company, and counts its views and saves there.
create or replace function move_company_applications() returns trigger language plpgsql as $$
begin
  update company_applications set company_id = new.company_id
  where company_id = old.company_id and job_id = new.id;
  perform move_company_days(new.id, old.company_id, new.company_id);
  return null;
end $$;
