-- Keeps inserted jobs searchable and counted, also when plain SQL inserts them. Skipped where the
-- transaction has set furas.skip_search_triggers: it then writes both itself.
create or replace function keep_made_jobs() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if current_setting('furas.skip_search_triggers', true) is distinct from 'yes' then
    ids := array(select id from made);
    perform index_jobs(ids);
    perform count_new_jobs(ids);
  end if;
  return null;
end $$;
