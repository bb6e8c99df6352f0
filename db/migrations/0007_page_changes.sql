-- How often what public pages show has changed: the sum over all rows, plus one with each
-- transaction that wrote to it, from the very moment that it commits. See docs/decisions/0009.
create table page_changes (
  slot integer generated always as identity primary key,
  changes bigint not null
);
--> statement-breakpoint
create function note_page_change() returns trigger language plpgsql as $$
declare
  transaction_id text := pg_current_xact_id()::text;
begin
  if current_setting('furas.noted_change', true) = transaction_id then return null; end if;
  perform set_config('furas.noted_change', transaction_id, true);
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
--> statement-breakpoint
create trigger jobs_change_pages after insert or update or delete or truncate on jobs
for each statement execute function note_page_change();
--> statement-breakpoint
create trigger profiles_change_pages after insert or delete or truncate on user_profiles
for each statement execute function note_page_change();
--> statement-breakpoint
-- Of seekers pages show nothing but how many there are.
create trigger companies_change_pages after update on user_profiles
for each row when ('company' in (old.user_type, new.user_type))
execute function note_page_change();
