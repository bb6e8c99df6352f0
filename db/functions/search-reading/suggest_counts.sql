-- How many jobs each query would find, up to `most`, until `wanted` queries have found some.
create or replace function suggest_counts(asked jsonb[], titled text[], expected real[], wanted int, most int)
returns table (at int, jobs int)
language plpgsql rows 4
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  for nr in 1 .. coalesce(array_length(asked, 1), 0) loop
    exit when wanted = 0;
    select nr, coalesce(sum(known.jobs), 0) into at, jobs from (
      select job_titles.jobs from job_titles
      where array_to_tsvector(string_to_array(title_key, ' ')) @@ titled[nr]::tsquery
        and popularity is not null
      limit most + 1
    ) known;
    if jobs <= most then
      jobs := length((found_codes(asked[nr], most + 1, expected[nr])).codes) / 8;
    end if;
    if jobs > 0 then wanted := wanted - 1; end if;
    return next;
  end loop;
end $$;
