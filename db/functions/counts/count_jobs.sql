-- Adds to the active jobs of companies and places, one of each for a job; a negative number subtracts.
-- Rows are written in the order of their keys, so that two transactions cannot deadlock.
create or replace function count_jobs(companies uuid[], places text[], by int[]) returns void
language plpgsql as $$
begin
  insert into company_jobs as known (company_id, name, name_key, jobs)
  select id, called, fold_text(called), more
  from (
    select company, sum(each) as more from unnest(companies, by) counted (company, each) group by 1
  ) changed
  join user_profiles on id = company,
    lateral (select company_called(company_name, first_name, last_name) as called) named
  order by id
  on conflict (company_id) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
  insert into place_jobs as known (place, jobs)
  select at, sum(each) from unnest(places, by) counted (at, each) group by 1 order by 1
  on conflict (place) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
end $$;
