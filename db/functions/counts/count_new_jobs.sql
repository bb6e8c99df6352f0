-- Counts new jobs by title, company, category and place. The application calls it last in its transaction,
-- because others wait for these rows until it ends.
create or replace function count_new_jobs(ids uuid[]) returns void
language plpgsql as $$
begin
  insert into job_titles as known (title_key, title, jobs)
  select title_key(title), min(title), count(*) filter (where status = 'active')
  from jobs where id = any(ids)
  group by 1 order by 1
  on conflict (title_key) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
  perform count_jobs(array_agg(company_id), array_agg(category),
    array_agg(place_key(place_id, location)), array_agg(1))
  from jobs where id = any(ids) and status = 'active';
end $$;
