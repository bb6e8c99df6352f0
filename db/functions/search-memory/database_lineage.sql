-- A text that differs for another server, another database, after a failover or a restore: snapshots of before
-- may then know of transactions that are lost. A restart of the server changes nothing, since all that a
-- reader could see is in its log.
create or replace function database_lineage() returns text language sql stable as $$
  select concat_ws(' ', current_database(), (select system_identifier from pg_control_system()),
    case when pg_is_in_recovery() then 'copy' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end,
    pg_relation_filenode('board_changes'))
$$;
