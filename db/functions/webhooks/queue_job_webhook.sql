-- Queues an event for the systems of a company when a job is closed by any writer, or deleted while it was open.
create or replace function queue_job_webhook() returns trigger language plpgsql as $$
begin
  perform queue_webhook(
    old.company_id, 'job.closed', old.id,
    jsonb_build_object(
      'jobId', old.id,
      'reason', case tg_op when 'DELETE' then 'deleted' else new.closed_reason end
    )
  );
  return null;
end $$;
