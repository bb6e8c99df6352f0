-- Queues jobs that gained terms for the alerts.
create or replace trigger job_terms_new_alerts after insert on job_terms
referencing new table as after for each statement execute function note_new_jobs();
