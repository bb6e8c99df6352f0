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
-- Another text once the database has been started anew, or for another database: what was empty after
-- a crash is not taken for nothing new.
create function database_epoch() returns text language sql stable as $$
  select current_database() || ' ' || pg_postmaster_start_time()
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
