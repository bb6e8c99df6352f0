-- The history of an application cannot be rewritten: events go only with their application, and only message
-- and actor may be erased. The foreign key that deletes them is a trigger itself, so this one runs within it:
-- looking for the application of each event would cost as much as deleting it.
create or replace function application_events_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if pg_trigger_depth() > 1 then return old; end if;
  elsif (new.message is null or new.message = old.message)
    and (new.actor_id is null or new.actor_id = old.actor_id)
    and to_jsonb(new) - 'message' - 'actor_id' = to_jsonb(old) - 'message' - 'actor_id' then
    return new;
  end if;
  raise exception 'application_events is append-only' using errcode = 'restrict_violation';
end $$;
