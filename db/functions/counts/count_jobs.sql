-- Adds to the active jobs of companies, categories and places, one of each for a job; a negative number
-- subtracts. A company's jobs are counted in the whole country too. Rows are written in the order of their
-- keys, so that two transactions cannot deadlock.
create or replace function count_jobs(companies uuid[], categories text[], places text[], by int[])
returns void language plpgsql as $$
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
  insert into category_jobs as known (category, place, jobs)
  select kind, at, sum(each) from unnest(categories, places, by) counted (kind, at, each)
  group by 1, 2 order by 1, 2
  on conflict (category, place) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
  insert into category_companies as known (company_id, category, jobs)
  select id, kind, sum(each) from unnest(companies, categories, by) counted (company, kind, each)
  join user_profiles on id = company
  group by 1, 2 order by 1, 2
  on conflict (company_id, category) do update set jobs = known.jobs + excluded.jobs
  where excluded.jobs <> 0;
  insert into place_companies as known (company_id, place, jobs)
  select id, place, sum(each) from unnest(companies, places, by) counted (company, at, each)
  cross join lateral (
    select at as place union all select split_part(at, '/', 1) where at like '%/%' and at not like '~%'
  ) as place
  join user_profiles on id = company
  group by 1, 2 order by 1, 2
  on conflict (company_id, place) do update set jobs = known.jobs + excluded.jobs
  where excluded.jobs <> 0;
end $$;
