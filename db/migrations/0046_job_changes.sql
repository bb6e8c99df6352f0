-- The active jobs are also held in the memory of each process. This says which of them have changed
-- since a snapshot, as name_changes does of names: one row for each job that ever has, with the
-- transaction that changed it last. See docs/decisions/0050.
CREATE UNLOGGED TABLE "job_changes" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL
);--> statement-breakpoint
CREATE INDEX "job_changes_xid" ON "job_changes" USING btree ("xid");--> statement-breakpoint
create function note_job_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes as known (job_id, xid)
  select job_id, pg_current_xact_id() from changed order by job_id
  on conflict (job_id) do update set xid = excluded.xid where known.xid <> excluded.xid;
  return null;
end $$;
--> statement-breakpoint
create trigger job_terms_inserted after insert on job_terms
referencing new table as changed for each statement execute function note_job_changes();
--> statement-breakpoint
create trigger job_terms_updated after update on job_terms
referencing new table as changed for each statement execute function note_job_changes();
--> statement-breakpoint
create trigger job_terms_deleted after delete on job_terms
referencing old table as changed for each statement execute function note_job_changes();
--> statement-breakpoint
-- Another text after any change of what public pages show, and for another database; see database_epoch.
create function board_version() returns text language sql stable as $$
  select (select coalesce(sum(changes), 0) from page_changes) || ' ' || database_epoch()
$$;
--> statement-breakpoint
-- A job as the memory of a process has it: its id, microseconds since 1970, and its code.
create function job_column(job_id uuid, posted_at timestamptz, code bytea) returns bytea
language sql stable as $$
  select uuid_send(job_id) || int8send((extract(epoch from posted_at) * 1000000)::bigint) || code
$$;
--> statement-breakpoint
-- Up to `most` active jobs, the oldest first, after the one that `last` is the column of; null for none.
-- Where they are asked for, their terms in the same order and in UTF-8, the terms of a job with line
-- breaks between them and jobs with tabs, neither of which is in a term.
create function job_columns(last bytea, most int, with_terms boolean, out jobs bytea, out terms bytea)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  from_at timestamptz := '-infinity';
  from_id uuid := '00000000-0000-0000-0000-000000000000';
begin
  if last is not null then
    from_at := timestamptz 'epoch' + ('x' || encode(substr(last, 17, 8), 'hex'))::bit(64)::bigint * interval '1 microsecond';
    from_id := encode(substr(last, 1, 16), 'hex')::uuid;
  end if;
  select string_agg(job_column(job_id, posted_at, code), '' order by posted_at, job_id),
    convert_to(string_agg(array_to_string(tsvector_to_array(part.terms), E'\n'), E'\t' order by posted_at, job_id), 'UTF8')
  into jobs, terms
  from (
    select job_id, posted_at, code, case when with_terms then job_terms.terms end as terms
    from job_terms where (posted_at, job_id) > (from_at, from_id)
    order by posted_at, job_id limit most
  ) part;
end $$;
--> statement-breakpoint
-- The jobs that a snapshot did not know yet as they are now, up to `most`; null for none.
create function job_changes_since(seen pg_snapshot, most int) returns json
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_agg(json_build_object(
      'id', changed.job_id,
      'job', encode(job_column(changed.job_id, posted_at, code), 'hex'),
      'terms', tsvector_to_array(terms)
    ))
    from (
      select job_id from job_changes
      where xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xid, seen)
      limit most
    ) changed
    left join job_terms on job_terms.job_id = changed.job_id
  );
end $$;
--> statement-breakpoint
-- The ids of all jobs that meet a tsquery, one after the other. Never looks through the whole table,
-- which the planner holds for cheap, since it does not see the terms that lie out of line.
create function posting_list(key text) returns bytea
language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
declare
  asked tsquery := key::tsquery;
begin
  return (select coalesce(string_agg(uuid_send(job_id), ''), '') from job_terms where terms @@ asked);
end $$;
