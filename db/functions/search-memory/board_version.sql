-- A text that differs after any change of public pages, and whenever database_epoch differs.
create or replace function board_version() returns text language sql stable as $$
  select (select coalesce(sum(changes), 0) from page_changes) || ' ' || database_epoch()
$$;
