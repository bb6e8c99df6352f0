-- A search is a list of queries that a job must all meet. Each is a key of its own to the index, which
-- walks such keys side by side: twice as fast as one query that joins them, where it asks term by term.
DROP FUNCTION find_jobs(tsquery, int, boolean, timestamptz, uuid, timestamptz, numeric, numeric);--> statement-breakpoint
DROP FUNCTION found_codes(tsquery, int, timestamptz, numeric, numeric);--> statement-breakpoint
DROP FUNCTION job_days(tsquery, int);--> statement-breakpoint
-- A condition on job_terms for the queries, and for pay ($1, $2) and the earliest moment ($3) where given.
create function terms_met(asked tsquery[], since timestamptz, pay_min numeric, pay_max numeric)
returns text
language sql immutable parallel safe as $$
  select string_agg(format('terms @@ %L::tsquery', query), ' and ')
    || case when pay_min is null and pay_max is null then '' else ' and is_paid(job_id, $1, $2)' end
    || case when since is null then '' else ' and posted_at >= $3' end
  from unnest(asked) query
$$;
--> statement-breakpoint
-- The days that the board spans, and how many jobs a day answer `asked`, as the planner guesses; null
-- where they are so few in all that days do not matter.
create function job_days(
  asked tsquery[], few int, out oldest int, out newest int, out jobs_a_day real
)
language plpgsql set enable_indexscan = on as $$
declare
  plan json;
  expected real;
  known real := (select reltuples from pg_class where oid = 'job_terms'::regclass);
begin
  if known < 20000 then return; end if;
  execute 'explain (format json) select from job_terms where ' || terms_met(asked, null, null, null)
    into plan;
  -- Words of one name stand together far more often than the planner expects of any two words.
  expected := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::real
    * case when asked::text like '%&%' then 4 else 1 end;
  if expected < few then return; end if;
  select day_of(min(posted_at)), day_of(max(posted_at)) into oldest, newest from job_terms;
  jobs_a_day := expected / (newest - oldest + 1);
end $$;
--> statement-breakpoint
-- Up to `most` jobs that answer `asked`, the newest or (`rising`) the oldest first, after the one of
-- `from_at` and `from_id`. Reads the board in stretches of days that widen where little is found, so
-- that a word of most jobs costs no more than a rare one. Never looks through the whole table, which
-- the planner holds for cheap, since it does not see the terms that lie out of line.
create function find_jobs(
  asked tsquery[], most int, rising boolean default false,
  from_at timestamptz default null, from_id uuid default null,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null,
  out job_id uuid, out posted_at timestamptz
) returns setof record
language plpgsql rows 100
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  days record := job_days(asked, 1500);
  at int;
  past int;
  width int;
  got int;
  stretch tsquery[] := asked;
  after text := case when from_at is null then ''
    when rising then ' and posted_at >= $4 and (posted_at > $4 or job_id > $5)'
    else ' and posted_at <= $4 and (posted_at < $4 or job_id < $5)' end;
  first text := case when rising then ' order by posted_at, job_id limit $6'
    else ' order by posted_at desc, job_id desc limit $6' end;
begin
  if days.jobs_a_day is not null then
    days.oldest := greatest(days.oldest, day_of(since));
    if rising then at := greatest(days.oldest, day_of(from_at));
    else at := least(days.newest, day_of(from_at)); end if;
    width := ceil(least(greatest(4 * most, 300) / days.jobs_a_day, 100000));
  end if;
  loop
    if width is not null then
      past := case when rising then at + width else rounded(at - width + 1, width) - 1 end;
      stretch := asked || days_asked(least(at, past + 1), greatest(at, past - 1));
    end if;
    return query execute 'select job_id, posted_at from job_terms where '
      || terms_met(stretch, since, pay_min, pay_max) || after || first
      using pay_min, pay_max, since, from_at, from_id, most;
    get diagnostics got = row_count;
    most := most - got;
    exit when most <= 0 or width is null or past < days.oldest or past > days.newest;
    at := past;
    width := wider(width, got, most);
  end loop;
end $$;
--> statement-breakpoint
-- The codes of the jobs that answer `asked`, one after the other, no more than `most`. Which ones does
-- not matter then, so they are read as they lie, and in stretches of days only where the index alone
-- would have too many.
create function found_codes(
  asked tsquery[], most int,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null
) returns bytea
language plpgsql
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  days record := job_days(asked, greatest(20000, 3 * most));
  at int := days.newest;
  past int;
  width int;
  stretch tsquery[] := asked;
  got bytea;
  codes bytea := '';
begin
  if days.jobs_a_day is not null then
    days.oldest := greatest(days.oldest, day_of(since));
    width := ceil(least(1.1 * most / days.jobs_a_day, 100000));
  end if;
  loop
    if width is not null then
      past := rounded(at - width + 1, width) - 1;
      stretch := asked || days_asked(past + 1, case when at = days.newest then at | 7 else at end);
    end if;
    execute 'select string_agg(code, '''') from (select code from job_terms where '
      || terms_met(stretch, since, pay_min, pay_max) || ' limit $4) found'
      into got using pay_min, pay_max, since, most;
    codes := codes || coalesce(got, '');
    most := most - coalesce(length(got), 0) / 8;
    exit when most <= 0 or width is null or past < days.oldest;
    at := past;
    width := wider(width, coalesce(length(got), 0) / 8, most);
  end loop;
  return codes;
end $$;
--> statement-breakpoint
-- All jobs that answer `asked`, with their terms at hand: read once from out of line, however often
-- they are looked into.
create function jobs_with(
  asked tsquery[],
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null
) returns table (job_id uuid, posted_at timestamptz, terms tsvector)
language plpgsql stable rows 300
set enable_seqscan = off set enable_indexscan = off
as $$
begin
  return query execute 'select job_id, posted_at, strip(terms) from job_terms where '
    || terms_met(asked, since, pay_min, pay_max)
    using pay_min, pay_max, since;
end $$;
--> statement-breakpoint
-- As before, each query a list of one.
create or replace function suggest_counts(asked text[], titled text[], wanted int, most int)
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
      jobs := length(found_codes(array[asked[nr]::tsquery], most + 1)) / 8;
    end if;
    if jobs > 0 then wanted := wanted - 1; end if;
    return next;
  end loop;
end $$;
--> statement-breakpoint
create or replace function keep_changed_jobs() returns trigger language plpgsql as $$
begin
  -- Whoever posts or edits has read the texts itself and writes this in the same transaction.
  if current_setting('furas.jobs_read', true) is distinct from 'yes' then perform index_jobs(array(
    select after.id from after join before using (id)
    where (after.status = 'active' and before.status <> 'active')
      or (after.title, after.description, after.requirements, after.company_id, after.category,
        after.location, after.place_id, after.salary_min, after.salary_max, after.currency,
        after.employment_type, after.experience_level, after.work_arrangement, after.created_at)
      is distinct from (before.title, before.description, before.requirements, before.company_id,
        before.category, before.location, before.place_id, before.salary_min, before.salary_max,
        before.currency, before.employment_type, before.experience_level, before.work_arrangement,
        before.created_at)
  )); end if;
  if exists (
    select from after join before using (id)
    where (after.status = 'active') <> (before.status = 'active') or after.title <> before.title
  ) then
    delete from job_terms using after
    where job_terms.job_id = after.id and after.status <> 'active';
    update job_search set active = false from after
    where job_search.job_id = after.id and after.status <> 'active' and job_search.active;
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
--> statement-breakpoint
-- Counts new jobs by title, company and place. Whoever reads their texts itself counts last: others
-- wait for these rows until its transaction ends.
create function count_new_jobs(ids uuid[]) returns void
language plpgsql as $$
begin
  insert into job_titles as known (title_key, title, jobs)
  select title_key(title), min(title), count(*) filter (where status = 'active')
  from jobs where id = any(ids)
  group by 1 order by 1
  on conflict (title_key) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
  perform count_jobs(array_agg(company_id), array_agg(place_key(place_id, location)), array_agg(1))
  from jobs where id = any(ids) and status = 'active';
end $$;
--> statement-breakpoint
create or replace function keep_made_jobs() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if current_setting('furas.jobs_read', true) is distinct from 'yes' then
    ids := array(select id from made);
    perform index_jobs(ids);
    perform count_new_jobs(ids);
  end if;
  return null;
end $$;
--> statement-breakpoint
DROP TRIGGER jobs_made_count ON jobs;--> statement-breakpoint
DROP FUNCTION count_made_jobs();
--> statement-breakpoint
-- How often each word stands in a title or in a company's name, up to `most`.
create function word_uses(words text[], most int) returns table (word text, uses int)
language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  foreach word in array words loop
    select count(*) into uses from (
      select from job_terms
      where terms @@ (quote_literal('=' || stem_word(word)) || '|' || quote_literal('~' || stem_word(word)))::tsquery
      limit most
    ) found;
    return next;
  end loop;
end $$;
