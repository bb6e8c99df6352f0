-- The pages of jobs and companies that changed after a snapshot, as changed_pages has them; null for none.
create or replace function pages_changed_since(seen pg_snapshot) returns text[]
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select array_agg(distinct page) from changed_pages
    where xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xid, seen)
  );
end $$;
