-- No longer features a job that is not active any more, so that one that opens again is not featured.
create or replace function end_feature() returns trigger language plpgsql as $$
begin
  delete from featured_jobs where job_id = new.id;
  return null;
end $$;
