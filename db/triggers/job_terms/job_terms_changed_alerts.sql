-- Queues jobs whose terms changed for the alerts, with their terms of before.
create or replace trigger job_terms_changed_alerts after update on job_terms
referencing old table as before new table as after
for each statement execute function note_changed_jobs();
