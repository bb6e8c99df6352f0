-- Titles and companies with active jobs whose folded name matches each list of patterns (the second and
-- third may be null), those with most jobs first; one like `start` counts four times. Usual titles are
-- read first, any other only where few of these match.
create or replace function suggest_names(longest text[], second text[], third text[], start text)
returns table (kind text, key text, label text, jobs int, score int)
language plpgsql stable rows 10
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  got int;
begin
  return query
  select 'title', title_key, title, jobs, case when title_key like start then 4 else 1 end * jobs
  from (
    select * from job_titles where popularity is not null order by popularity desc limit 1000
  ) usual
  where title_key like any (longest)
    and (second is null or title_key like any (second))
    and (third is null or title_key like any (third))
  order by 5 desc, title_key limit 8;
  get diagnostics got = row_count;
  if got < 8 then
    return query
    select 'title', title_key, title, jobs, case when title_key like start then 4 else 1 end * jobs
    from (
      select * from job_titles
      where popularity is not null and title_key like any (longest)
        and (second is null or title_key like any (second))
        and (third is null or title_key like any (third))
      limit 300
    ) others
    order by 5 desc, title_key limit 8;
  end if;
  return query
  select 'company', company_id::text, name, jobs, case when name_key like start then 4 else 1 end * jobs
  from (
    select * from company_jobs
    where jobs > 0 and name_key like any (longest)
      and (second is null or name_key like any (second))
      and (third is null or name_key like any (third))
    limit 1000
  ) companies
  order by 5 desc, name_key limit 4;
end $$;
