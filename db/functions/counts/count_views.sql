-- Adds views of jobs to the days of their companies. Rows are written in the order of their keys, so that two
-- transactions seldom deadlock; the view counter writes failed rows again.
create or replace function count_views() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into company_days as known (company_id, day, source, views, begun)
    select company_id, day, source, sum(views), sum(begun) from came join jobs on jobs.id = job_id
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, day, source) do update
    set views = known.views + excluded.views, begun = known.begun + excluded.begun;
  else
    insert into company_days as known (company_id, day, source, views, begun)
    select company_id, day, source, sum(came.views - gone.views), sum(came.begun - gone.begun)
    from came join gone using (job_id, day, source) join jobs on jobs.id = job_id
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, day, source) do update
    set views = known.views + excluded.views, begun = known.begun + excluded.begun;
  end if;
  return null;
end $$;
