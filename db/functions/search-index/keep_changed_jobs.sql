-- Records jobs whose indexed columns differ or that became active as outdated in the search, and for the cards
-- held in memory, which show most of these columns. Removes the terms of jobs that ended, and counts titles.
create or replace function keep_changed_jobs() returns trigger language plpgsql as $$
declare
  outdated uuid[] := array(
    select after.id from after join before using (id)
    where (after.status = 'active' and before.status <> 'active')
      or (after.title, after.description, after.requirements, after.benefits, after.company_id,
        after.category, after.location, after.place_id, after.salary_min, after.salary_max, after.currency,
        after.employment_type, after.experience_level, after.work_arrangement, after.created_at,
        after.pay_period, after.pound, after.comparable_min, after.comparable_max)
      is distinct from (before.title, before.description, before.requirements, before.benefits,
        before.company_id, before.category, before.location, before.place_id, before.salary_min, before.salary_max,
        before.currency, before.employment_type, before.experience_level, before.work_arrangement,
        before.created_at, before.pay_period, before.pound, before.comparable_min,
        before.comparable_max)
  );
begin
  insert into outdated_jobs (job_id) select unnest(outdated) on conflict do nothing;
  perform note_changes('job', outdated::text[]);
  if exists (
    select from after join before using (id)
    where (after.status = 'active') <> (before.status = 'active') or after.title <> before.title
  ) then
    -- By arrays, so that both are found by their index: joined, they would be read from end to end.
    delete from job_terms where job_id = any(array(select id from after where status <> 'active'));
    update job_search set active = false
    where job_id = any(array(select id from after where status <> 'active')) and active;
    insert into job_titles as known (title_key, title, jobs)
    select title_key(title), min(title), sum(jobs) from (
      select title, (status = 'active')::int as jobs from after
      union all select title, -(status = 'active')::int from before
    ) each
    group by 1 order by 1
    on conflict (title_key) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
  end if;
  return null;
end $$;
