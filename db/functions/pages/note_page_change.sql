-- Counts each transaction that changes public pages, once, and notifies the processes with the commit, so
-- that no cached page outlives its content, also after plain SQL (docs/decisions/0049). The setting
-- furas.page_change_counted holds the transaction that has been counted.
create or replace function note_page_change() returns trigger language plpgsql as $$
declare
  transaction_id text := pg_current_xact_id()::text;
begin
  if current_setting('furas.page_change_counted', true) = transaction_id then return null; end if;
  perform set_config('furas.page_change_counted', transaction_id, true);
  perform pg_notify('furas_page_changes', '');
  -- Updates a row that no open transaction holds, so that none waits for another; otherwise inserts one.
  -- A stricter isolation would report a row changed meanwhile as a conflict.
  if current_setting('transaction_isolation') = 'read committed' then
    update page_changes set changes = changes + 1
    where slot = (select slot from page_changes limit 1 for update skip locked);
    if found then return null; end if;
  end if;
  insert into page_changes (changes) values (1);
  return null;
end $$;
