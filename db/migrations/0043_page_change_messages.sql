-- What changes public pages is also told to whoever listens, with the commit: a busy server then need not
-- ask before each page (docs/decisions/0049).
create or replace function note_page_change() returns trigger language plpgsql as $$
declare
  transaction_id text := pg_current_xact_id()::text;
begin
  if current_setting('furas.noted_change', true) = transaction_id then return null; end if;
  perform set_config('furas.noted_change', transaction_id, true);
  perform pg_notify('furas_page_changes', '');
  -- A row that no open transaction holds, so that nobody waits for anybody; a new one where there is
  -- none. A stricter isolation would see a row changed meanwhile as a conflict.
  if current_setting('transaction_isolation') = 'read committed' then
    update page_changes set changes = changes + 1
    where slot = (select slot from page_changes limit 1 for update skip locked);
    if found then return null; end if;
  end if;
  insert into page_changes (changes) values (1);
  return null;
end $$;
