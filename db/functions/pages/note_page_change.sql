-- Counts each transaction that changes public pages, once, and notifies the processes with the commit, so
-- that no cached page outlives its content, also after plain SQL (docs/decisions/0049). The setting
-- furas.page_change_counted holds the transaction that has been counted. Pages of a job and of a company have
-- versions of their own (pages_changed_since): with the argument 'company' and a column, of a trigger for
-- each row, it notes those of that company, with 'all' every page.
create or replace function note_page_change() returns trigger language plpgsql as $$
declare
  transaction_id text := pg_current_xact_id()::text;
  changed jsonb;
begin
  if tg_argv[0] = 'company' then
    changed := case tg_op when 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
    perform note_company_pages((changed ->> tg_argv[1])::uuid, changed ->> 'slug');
  elsif (tg_argv[0] = 'all' or tg_op = 'TRUNCATE')
    and current_setting('furas.all_pages_noted', true) is distinct from transaction_id then
    perform set_config('furas.all_pages_noted', transaction_id, true);
    insert into changed_pages (page) values ('*');
  end if;
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
