-- Rejects changes to the history of applications.
create or replace trigger application_events_append_only before update or delete on application_events
for each row execute function application_events_append_only();
