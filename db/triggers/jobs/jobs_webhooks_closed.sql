-- Queues the end of a job for the systems of its company, also where jobs_settle_updated closes it.
create or replace trigger jobs_webhooks_closed after update on jobs
for each row when (old.status = 'active' and new.status = 'closed')
execute function queue_job_webhook();
