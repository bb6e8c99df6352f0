-- Records that names changed in this transaction. A writer holds the row of its name already, so nothing
-- waits here.
create or replace function note_name_changes(of_kind text, keys text[]) returns void
language sql as $$
  insert into name_changes as known (kind, key, xid)
  select of_kind, key, pg_current_xact_id() from (select distinct unnest(keys) as key) changed order by key
  on conflict (kind, key) do update set xid = excluded.xid where known.xid <> excluded.xid
$$;
