-- Titles, companies and places with their number of active jobs are also held in the memory of each
-- process. This says which of them have changed since a snapshot: one row for each that ever has, so
-- that nothing has to be removed, with the transaction that changed it last. Empty after a crash,
-- when every process reads them all again. See docs/decisions/0048.
CREATE UNLOGGED TABLE "name_changes" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"xid" xid8 NOT NULL,
	CONSTRAINT "name_changes_kind_key_pk" PRIMARY KEY("kind","key")
);--> statement-breakpoint
CREATE INDEX "name_changes_xid" ON "name_changes" USING btree ("xid");--> statement-breakpoint
-- Whoever writes a name holds its own row already, so nobody waits here for anybody else.
create function note_name_changes(of_kind text, keys text[]) returns void
language sql as $$
  insert into name_changes as known (kind, key, xid)
  select of_kind, key, pg_current_xact_id() from (select distinct unnest(keys) as key) changed order by key
  on conflict (kind, key) do update set xid = excluded.xid where known.xid <> excluded.xid
$$;
--> statement-breakpoint
create function note_title_changes() returns trigger language plpgsql as $$
begin
  perform note_name_changes('title', array_agg(title_key)) from changed having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create function note_company_changes() returns trigger language plpgsql as $$
begin
  perform note_name_changes('company', array_agg(company_id::text)) from changed having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create function note_place_changes() returns trigger language plpgsql as $$
begin
  perform note_name_changes('place', array_agg(place)) from changed having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger job_titles_inserted after insert on job_titles
referencing new table as changed for each statement execute function note_title_changes();
--> statement-breakpoint
create trigger job_titles_updated after update on job_titles
referencing new table as changed for each statement execute function note_title_changes();
--> statement-breakpoint
create trigger job_titles_deleted after delete on job_titles
referencing old table as changed for each statement execute function note_title_changes();
--> statement-breakpoint
create trigger company_jobs_inserted after insert on company_jobs
referencing new table as changed for each statement execute function note_company_changes();
--> statement-breakpoint
create trigger company_jobs_updated after update on company_jobs
referencing new table as changed for each statement execute function note_company_changes();
--> statement-breakpoint
create trigger company_jobs_deleted after delete on company_jobs
referencing old table as changed for each statement execute function note_company_changes();
--> statement-breakpoint
create trigger place_jobs_inserted after insert on place_jobs
referencing new table as changed for each statement execute function note_place_changes();
--> statement-breakpoint
create trigger place_jobs_updated after update on place_jobs
referencing new table as changed for each statement execute function note_place_changes();
--> statement-breakpoint
create trigger place_jobs_deleted after delete on place_jobs
referencing old table as changed for each statement execute function note_place_changes();
--> statement-breakpoint
-- Another text once the database has been started anew, or restored, or for another database, and after
-- name_changes was truncated: what is empty then is not taken for nothing new.
create function database_epoch() returns text language sql stable as $$
  select current_database() || ' ' || pg_postmaster_start_time() || ' ' ||
    pg_relation_filenode('name_changes')
$$;
--> statement-breakpoint
-- The names that a snapshot did not know yet as they are now, up to `most`; null for none.
create function name_changes_since(seen pg_snapshot, most int) returns json
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_agg(json_build_object(
      'kind', kind, 'key', key,
      'label', coalesce(title, name), 'folded', name_key,
      'jobs', coalesce(job_titles.jobs, company_jobs.jobs, place_jobs.jobs)
    ))
    from (
      select kind, key from name_changes
      where xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xid, seen)
      limit most
    ) changed
    left join job_titles on kind = 'title' and title_key = key
    left join company_jobs on company_id = case kind when 'company' then key::uuid end
    left join place_jobs on kind = 'place' and place = key
  );
end $$;
--> statement-breakpoint
-- Statements that are planned once for a connection. To plan for the words of a search themselves the
-- planner would read the statistics of all terms for each of them, which takes longer than most answers:
-- so each number of keys has a statement of its own, and its keys are parameters. Of more than six the
-- last ones are joined. Called by functions that forbid the planner to look through the whole table.
do $migration$
declare
  conditions text[];
  met text := ' and (since is null or posted_at >= since)'
    ' and (pay_min is null and pay_max is null or is_paid(job_id, pay_min, pay_max))';
begin
  for count in 1 .. 6 loop
    conditions[count] := (
      select string_agg(format('terms @@ keys[%s]', nr), ' and ') from generate_series(1, count) nr
    ) || met;
  end loop;
  execute format($function$
    create function jobs_having(
      keys tsquery[], since timestamptz, pay_min numeric, pay_max numeric, most int
    ) returns table (code bytea, job_id uuid) language plpgsql rows 100 as $body$
    #variable_conflict use_column
    begin
      while cardinality(keys) > 6 loop
        keys := array_append(keys[:5], keys[6] && keys[7]) || keys[8:];
      end loop;
      case cardinality(keys) %s end case;
    end $body$
  $function$, (
    select string_agg(format(
      'when %s then return query select code, job_id from job_terms where %s limit most; ',
      count, conditions[count]
    ), '') from generate_series(1, 6) count
  ));
  execute format($function$
    create function jobs_having_in_order(
      keys tsquery[], since timestamptz, pay_min numeric, pay_max numeric, most int,
      rising boolean, from_at timestamptz, from_id uuid, besides uuid[]
    ) returns table (job_id uuid, posted_at timestamptz) language plpgsql rows 100 as $body$
    #variable_conflict use_column
    begin
      while cardinality(keys) > 6 loop
        keys := array_append(keys[:5], keys[6] && keys[7]) || keys[8:];
      end loop;
      if rising then case cardinality(keys) %s end case;
      else case cardinality(keys) %s end case; end if;
    end $body$
  $function$, (
    select string_agg(format(
      'when %s then return query select job_id, posted_at from job_terms where %s'
      ' and job_id <> all(besides) and (from_at is null or (posted_at, job_id) > (from_at, from_id))'
      ' order by posted_at, job_id limit most; ',
      count, conditions[count]
    ), '') from generate_series(1, 6) count
  ), (
    select string_agg(format(
      'when %s then return query select job_id, posted_at from job_terms where %s'
      ' and job_id <> all(besides) and (from_at is null or (posted_at, job_id) < (from_at, from_id))'
      ' order by posted_at desc, job_id desc limit most; ',
      count, conditions[count]
    ), '') from generate_series(1, 6) count
  ));
end $migration$;
--> statement-breakpoint
create function keys_from(keys jsonb) returns tsquery[]
language sql immutable parallel safe as $$
  select array(select key::tsquery from jsonb_array_elements_text(keys) key)
$$;
--> statement-breakpoint
-- As before, with statements that are planned once.
create or replace function found_codes(
  asked jsonb, most int, expected real, named boolean default false,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null,
  out codes bytea, out ids uuid[]
)
language plpgsql
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  everywhere tsquery[] := keys_from(asked -> 'all');
  several boolean := asked -> 'any' <> '[]';
  keys tsquery[];
  oldest int;
  newest int;
  at int;
  past int;
  width int;
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
    keys := everywhere;
    if width is not null then
      past := rounded(at - width + 1, width) - 1;
      keys := keys || days_asked(past + 1, case when at = newest then at | 7 else at end);
    end if;
    if several then
      select string_agg(code, ''), case when named then array_agg(job_id) end into some_codes, some_ids
      from (
        select distinct job_id, code from jsonb_array_elements(asked -> 'any') arm,
          jobs_having(keys || keys_from(arm), since, pay_min, pay_max, most)
        limit most
      ) found;
    else
      select string_agg(code, ''), case when named then array_agg(job_id) end into some_codes, some_ids
      from jobs_having(keys, since, pay_min, pay_max, most);
    end if;
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
create or replace function find_jobs(
  asked jsonb, most int, expected real, rising boolean default false,
  from_at timestamptz default null, from_id uuid default null,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null,
  besides uuid[] default '{}',
  out job_id uuid, out posted_at timestamptz
) returns setof record
language plpgsql rows 100
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  everywhere tsquery[] := keys_from(asked -> 'all');
  several boolean := asked -> 'any' <> '[]';
  keys tsquery[];
  oldest int;
  newest int;
  at int;
  past int;
  width int;
  got int;
begin
  if expected is not null then
    select days.oldest, days.newest into oldest, newest from board_days() days;
    width := ceil(least(greatest(4 * most, 300) / expected * (newest - oldest + 1), 100000));
    oldest := greatest(oldest, day_of(since));
    if rising then at := greatest(oldest, day_of(from_at));
    else at := least(newest, day_of(from_at)); end if;
  end if;
  loop
    keys := everywhere;
    if width is not null then
      past := case when rising then at + width else rounded(at - width + 1, width) - 1 end;
      keys := keys || days_asked(least(at, past + 1), greatest(at, past - 1));
    end if;
    if not several then
      return query select * from jobs_having_in_order(
        keys, since, pay_min, pay_max, most, rising, from_at, from_id, besides);
    elsif rising then
      return query select distinct posted.job_id, posted.posted_at from jsonb_array_elements(asked -> 'any') arm,
        jobs_having_in_order(
          keys || keys_from(arm), since, pay_min, pay_max, most, true, from_at, from_id, besides) posted
      order by posted.posted_at, posted.job_id limit most;
    else
      return query select distinct posted.job_id, posted.posted_at from jsonb_array_elements(asked -> 'any') arm,
        jobs_having_in_order(
          keys || keys_from(arm), since, pay_min, pay_max, most, false, from_at, from_id, besides) posted
      order by posted.posted_at desc, posted.job_id desc limit most;
    end if;
    get diagnostics got = row_count;
    most := most - got;
    exit when most <= 0 or width is null or past < oldest or past > newest;
    at := past;
    width := wider(width, got, most);
  end loop;
end $$;
--> statement-breakpoint
-- Of the jobs of these ids those that answer, each with its distance from every part of a keyword added
-- up: [[[terms, distance], ...], otherwise] for each part, of which the first terms that a job has count.
create function ranked_jobs(
  ids uuid[], parts jsonb, asked tsquery, since timestamptz, pay_min numeric, pay_max numeric
) returns table (job_id uuid, posted_at timestamptz, rank int)
language plpgsql stable rows 100
as $$
begin
  return query execute 'select job_id, posted_at, ' || (
    select coalesce(string_agg('case' || coalesce((
      select string_agg(format(' when terms @@ %L::tsquery then %s', step ->> 0, (step ->> 1)::int), '')
      from jsonb_array_elements(part -> 0) step
    ), ' when false then 0') || format(' else %s end', (part ->> 1)::int), ' + '), '0')
    from jsonb_array_elements(parts) part
  ) || ' from jobs_of($1) where ($2 is null or terms @@ $2) and ($3 is null or posted_at >= $3)'
    ' and ($4 is null and $5 is null or is_paid(job_id, $4, $5))'
    using ids, asked, since, pay_min, pay_max;
end $$;
