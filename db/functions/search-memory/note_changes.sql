-- Records that rows of one kind changed in this transaction, for every process that holds them in memory:
-- board_changes has the last change of each. Keys in their order, so that two writers do not wait for each
-- other in a circle.
create or replace function note_changes(of_kind text, keys text[]) returns void language sql as $$
  insert into board_changes as known (kind, key, xid)
  select of_kind, key, pg_current_xact_id() from (select distinct unnest(keys) as key) changed order by key
  on conflict (kind, key) do update set xid = excluded.xid, noted_at = excluded.noted_at
  where known.xid <> excluded.xid
$$;
