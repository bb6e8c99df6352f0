-- A text that differs after a restart or restore of the server, in another database, and after
-- name_changes was truncated. A reader then reads everything again instead of trusting empty tables.
create or replace function database_epoch() returns text language sql stable as $$
  select current_database() || ' ' || pg_postmaster_start_time() || ' ' ||
    pg_relation_filenode('name_changes')
$$;
