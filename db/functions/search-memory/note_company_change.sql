-- Records that a company changed in this transaction. See company_changes_since.
create or replace function note_company_change(of_company uuid) returns void language sql as $$
  insert into company_changes as known (company_id, xid) values (of_company, pg_current_xact_id())
  on conflict (company_id) do update set xid = excluded.xid where known.xid <> excluded.xid
$$;
