-- Takes the views and saves of a job from the days of the company that had it to those of the one that it moved to.
create or replace function move_company_days(job uuid, old_company uuid, new_company uuid) returns void
language plpgsql as $$
declare
  moved jsonb;
begin
  select jsonb_agg(each) into moved from (
    select day, source, sum(views) as views, sum(begun) as begun, sum(saved) as saved from (
      select day, source, views, begun, 0 as saved from job_views where job_id = job
      union all
      select (saved_at at time zone 'Asia/Damascus')::date, '', 0, 0, 1 from remembered_jobs
      where job_id = job and saved_at is not null) counted
    group by 1, 2) each;
  if moved is null then
    return;
  end if;
  -- Always in one order.
  perform from company_days
  where company_id in (old_company, new_company)
    and day in (select day from jsonb_populate_recordset(null::company_days, moved))
  order by company_id, day, source for update;
  update company_days c
  set views = c.views - m.views, begun = c.begun - m.begun, saved = c.saved - m.saved
  from jsonb_populate_recordset(null::company_days, moved) m
  where c.company_id = old_company and c.day = m.day and c.source = m.source;
  delete from company_days c using jsonb_populate_recordset(null::company_days, moved) m
  where c.company_id = old_company and c.day = m.day and c.source = m.source
    and c.views = 0 and c.begun = 0 and c.saved = 0;
  insert into company_days (company_id, day, source, views, begun, saved)
  select new_company, day, source, views, begun, saved
  from jsonb_populate_recordset(null::company_days, moved) order by day, source
  on conflict (company_id, day, source) do update
  set views = company_days.views + excluded.views, begun = company_days.begun + excluded.begun,
    saved = company_days.saved + excluded.saved;
end $$;
