-- Queues the end of an open job that is deleted.
create or replace trigger jobs_webhooks_deleted after delete on jobs
for each row when (old.status = 'active') execute function queue_job_webhook();
