-- A text that differs after a restart, failover or restore of the server that is asked, and in another
-- database. A reader then reads everything again: its snapshot may be ahead of the transactions there.
create or replace function database_epoch() returns text language sql stable as $$
  select current_database() || ' ' || pg_postmaster_start_time() || ' ' ||
    pg_relation_filenode('board_changes')
$$;
