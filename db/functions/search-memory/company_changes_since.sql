-- The companies whose name or logo changed after a snapshot; null for none.
create or replace function company_changes_since(seen pg_snapshot) returns uuid[]
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select array_agg(key::uuid) from board_changes
    where xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xid, seen) and kind = 'card'
  );
end $$;
