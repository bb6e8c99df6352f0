-- Keeps how far applications have come, for the figures of their company.
create or replace trigger application_events_progress after insert on application_events
for each row when (new.side = 'company' and new.action in ('invite', 'offer', 'hire', 'decline')
  or new.to_status in ('shortlisted', 'interview', 'offered', 'hired'))
execute function note_application_progress();
