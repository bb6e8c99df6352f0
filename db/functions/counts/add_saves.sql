-- Adds saves of jobs to the days of their companies; a negative number subtracts. Those of a job that is gone stay.
-- Rows are written in the order of their keys, so that two transactions cannot deadlock.
create or replace function add_saves(saved uuid[], times timestamptz[], by int) returns void language sql as $$
  insert into company_days as known (company_id, day, source, saved)
  select company_id, (at at time zone 'Asia/Damascus')::date, '', sum(by)
  from unnest(saved, times) counted (job, at) join jobs on jobs.id = job
  group by 1, 2 order by 1, 2
  on conflict (company_id, day, source) do update set saved = known.saved + excluded.saved;
$$;
