-- Keeps how far applications have come, for the figures of their company.
create or replace trigger application_events_progress after insert on application_events
referencing new table as came for each statement execute function note_application_progress();
