-- A search is keys that a job must all have (all) and, where there are any, arms of which it must have
-- all keys of one (any). The index walks the keys of each arm side by side; of a key that itself
-- joins terms by "and" it would look at each job that has any of them, at three times the cost.
DROP FUNCTION find_jobs(tsquery[], int, boolean, timestamptz, uuid, timestamptz, numeric, numeric);--> statement-breakpoint
DROP FUNCTION found_codes(tsquery[], int, timestamptz, numeric, numeric);--> statement-breakpoint
DROP FUNCTION jobs_with(tsquery[], timestamptz, numeric, numeric);--> statement-breakpoint
DROP FUNCTION job_days(tsquery[], int);--> statement-breakpoint
DROP FUNCTION suggest_counts(text[], text[], int, int);--> statement-breakpoint
DROP FUNCTION terms_met(tsquery[], timestamptz, numeric, numeric);--> statement-breakpoint
-- How many days to read next where so many brought so few, or fewer where little is missing.
create or replace function wider(width int, got int, wanted int) returns int
language sql immutable as $$
  select least(100000, greatest(4, width * case when got = 0 then 8 else least(8, 1.3 * wanted / got) end))::int
$$;
--> statement-breakpoint
create function keys_met(keys jsonb) returns text
language sql immutable strict parallel safe as $$
  select string_agg(format('terms @@ %L::tsquery', key), ' and ') from jsonb_array_elements_text(keys) key
$$;
--> statement-breakpoint
-- Conditions on job_terms, one for each arm: its keys and those of all, a stretch of days, and pay
-- ($1, $2) and the earliest moment ($3) where given. Asked for one by one: of arms joined by "or" the
-- planner, which takes words for strangers to each other, would look through rows instead.
create function arms_met(asked jsonb, days tsquery, since timestamptz, pay_min numeric, pay_max numeric)
returns setof text
language sql immutable parallel safe rows 3 as $$
  select concat_ws(' and ',
    keys_met(asked -> 'all'),
    keys_met(arm),
    'terms @@ ' || quote_literal(days) || '::tsquery',
    case when pay_min is not null or pay_max is not null then 'is_paid(job_id, $1, $2)' end,
    case when since is not null then 'posted_at >= $3' end)
  from jsonb_array_elements(case asked -> 'any' when '[]' then '[[]]' else asked -> 'any' end) arm
$$;
--> statement-breakpoint
-- The days that the board spans.
create function board_days(out oldest int, out newest int)
language sql stable set enable_indexscan = on as $$
  select day_of(min(posted_at)), day_of(max(posted_at)) from job_terms
$$;
--> statement-breakpoint
-- Up to `most` jobs that answer `asked`, the newest or (`rising`) the oldest first, after the one of
-- `from_at` and `from_id`. Where so many are `expected` that days matter, reads the board in stretches
-- of days that widen where little is found, so that a word of most jobs costs no more than a rare one.
-- Never looks through the whole table, which the planner holds for cheap, since it does not see the
-- terms that lie out of line. Those `besides` are left out.
create function find_jobs(
  asked jsonb, most int, expected real, rising boolean default false,
  from_at timestamptz default null, from_id uuid default null,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null,
  besides uuid[] default '{}',
  out job_id uuid, out posted_at timestamptz
) returns setof record
language plpgsql rows 100
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  oldest int;
  newest int;
  at int;
  past int;
  width int;
  got int;
  stretch tsquery;
  after text := case when from_at is null then ''
    when rising then ' and posted_at >= $4 and (posted_at > $4 or job_id > $5)'
    else ' and posted_at <= $4 and (posted_at < $4 or job_id < $5)' end
    || case when besides = '{}' then '' else ' and job_id <> all($7)' end;
  first text := case when rising then ' order by posted_at, job_id limit $6'
    else ' order by posted_at desc, job_id desc limit $6' end;
begin
  if expected is not null then
    select days.oldest, days.newest into oldest, newest from board_days() days;
    width := ceil(least(greatest(4 * most, 300) / expected * (newest - oldest + 1), 100000));
    oldest := greatest(oldest, day_of(since));
    if rising then at := greatest(oldest, day_of(from_at));
    else at := least(newest, day_of(from_at)); end if;
  end if;
  loop
    if width is not null then
      past := case when rising then at + width else rounded(at - width + 1, width) - 1 end;
      stretch := days_asked(least(at, past + 1), greatest(at, past - 1));
    end if;
    return query execute 'select * from (' || (
      select string_agg('(select job_id, posted_at from job_terms where ' || met || after || first || ')', ' union ')
      from arms_met(asked, stretch, since, pay_min, pay_max) met
    ) || ') each' || first
      using pay_min, pay_max, since, from_at, from_id, most, besides;
    get diagnostics got = row_count;
    most := most - got;
    exit when most <= 0 or width is null or past < oldest or past > newest;
    at := past;
    width := wider(width, got, most);
  end loop;
end $$;
--> statement-breakpoint
-- The codes of the jobs that answer `asked`, one after the other, no more than `most`, and (`named`)
-- their ids. Which ones does not matter then, so they are read as they lie, and in stretches of days
-- only where the index alone would have too many.
create function found_codes(
  asked jsonb, most int, expected real, named boolean default false,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null,
  out codes bytea, out ids uuid[]
)
language plpgsql
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  oldest int;
  newest int;
  at int;
  past int;
  width int;
  stretch tsquery;
  some_codes bytea;
  some_ids uuid[];
  got int;
begin
  codes := '';
  ids := '{}';
  if expected is not null then
    select days.oldest, days.newest into oldest, newest from board_days() days;
    at := newest;
    width := ceil(least(1.3 * most / expected * (newest - oldest + 1), 100000));
    oldest := greatest(oldest, day_of(since));
  end if;
  loop
    if width is not null then
      past := rounded(at - width + 1, width) - 1;
      stretch := days_asked(past + 1, case when at = newest then at | 7 else at end);
    end if;
    execute 'select string_agg(code, ''''), ' || case when named then 'array_agg(job_id)' else 'null' end
      || ' from (select * from (' || (
        select string_agg('(select code, job_id from job_terms where ' || met || ' limit $4)', ' union ')
        from arms_met(asked, stretch, since, pay_min, pay_max) met
      ) || ') each limit $4) found'
      into some_codes, some_ids using pay_min, pay_max, since, most;
    codes := codes || coalesce(some_codes, '');
    ids := ids || some_ids;
    got := coalesce(length(some_codes), 0) / 8;
    most := most - got;
    exit when most <= 0 or width is null or past < oldest;
    at := past;
    width := wider(width, got, most);
  end loop;
end $$;
--> statement-breakpoint
-- All jobs that answer `asked`, with their terms at hand: read once from out of line, however often
-- they are looked into.
create function jobs_with(
  asked jsonb,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null
) returns table (job_id uuid, posted_at timestamptz, terms tsvector)
language plpgsql stable rows 300
set enable_seqscan = off set enable_indexscan = off
as $$
begin
  return query execute (
    select 'select distinct on (job_id) * from ('
      || string_agg('select job_id, posted_at, strip(terms) from job_terms where ' || met, ' union all ')
      || ') each'
    from arms_met(asked, null, since, pay_min, pay_max) met
  ) using pay_min, pay_max, since;
end $$;
--> statement-breakpoint
-- Of the jobs of these ids those that are active, with their terms at hand.
create function jobs_of(ids uuid[])
returns table (job_id uuid, posted_at timestamptz, terms tsvector)
language sql stable rows 300
set enable_seqscan = off
as $$
  select job_id, posted_at, strip(terms) from job_terms where job_id = any(ids)
$$;
--> statement-breakpoint
-- As before, each query as keys and arms.
create function suggest_counts(asked jsonb[], titled text[], expected real[], wanted int, most int)
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
