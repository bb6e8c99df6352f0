-- Removes deleted jobs from the matches of alerts.
create or replace trigger jobs_gone_alerts after delete on jobs
referencing old table as gone for each statement execute function remove_alerts_of_gone_jobs();
