-- Records inserted jobs as outdated in the search, and counts them by title, company, category and place.
create or replace function keep_made_jobs() returns trigger language plpgsql as $$
begin
  insert into outdated_jobs (job_id) select id from made;
  insert into job_titles as known (title_key, title, jobs)
  select title_key(title), min(title), count(*) filter (where status = 'active') from made
  group by 1 order by 1
  on conflict (title_key) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
  perform count_jobs(array_agg(company_id), array_agg(category),
    array_agg(place_key(place_id, location)), array_agg(1))
  from made where status = 'active';
  return null;
end $$;
