-- What lists show of a job is held in the memory of each process, until the job or what lists show of its
-- company has changed. This says so of companies, as job_changes does of jobs. See docs/decisions/0050.
CREATE UNLOGGED TABLE "company_changes" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL
);--> statement-breakpoint
CREATE INDEX "company_changes_xid" ON "company_changes" USING btree ("xid");--> statement-breakpoint
create function note_company_change(of_company uuid) returns void language sql as $$
  insert into company_changes as known (company_id, xid) values (of_company, pg_current_xact_id())
  on conflict (company_id) do update set xid = excluded.xid where known.xid <> excluded.xid
$$;
--> statement-breakpoint
create function note_company_name_change() returns trigger language plpgsql as $$
begin
  perform note_company_change(new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger companies_note_name after update on user_profiles
for each row when (
  company_called(old.company_name, old.first_name, old.last_name)
    is distinct from company_called(new.company_name, new.first_name, new.last_name)
) execute function note_company_name_change();
--> statement-breakpoint
create function note_company_logo_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_company_change(old.company_id); end if;
  if tg_op <> 'DELETE' then perform note_company_change(new.company_id); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger company_logos_note_change after insert or update or delete on company_logos
for each row execute function note_company_logo_change();
--> statement-breakpoint
-- What lists show of a job besides what it is found by.
create function note_shown_job_changes() returns trigger language plpgsql as $$
begin
  insert into job_changes as known (job_id, xid)
  select id, pg_current_xact_id() from after join before using (id)
  where after.status = 'active'
    and (after.external_id, after.pay_basis, after.application_deadline)
      is distinct from (before.external_id, before.pay_basis, before.application_deadline)
  order by id
  on conflict (job_id) do update set xid = excluded.xid where known.xid <> excluded.xid;
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_shown_changed after update on jobs
referencing old table as before new table as after
for each statement execute function note_shown_job_changes();
--> statement-breakpoint
-- The companies that a snapshot did not know yet as lists show them now; null for none.
create function company_changes_since(seen pg_snapshot) returns uuid[]
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select array_agg(company_id) from company_changes
    where xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xid, seen)
  );
end $$;
