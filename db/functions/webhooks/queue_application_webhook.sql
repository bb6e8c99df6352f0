-- Queues events of an applicant's acts for the systems of a company; message.received has the id of the event in its history.
create or replace function queue_application_webhook() returns trigger language plpgsql as $$
declare
  job jobs;
begin
  select j.* into job from job_applications a join jobs j on j.id = a.job_id where a.id = new.application_id;
  perform queue_webhook(
    job.company_id,
    case new.action
      when 'send' then 'application.received' when 'withdraw' then 'application.withdrawn'
      else 'message.received' end,
    new.application_id,
    jsonb_build_object('applicationId', new.application_id, 'jobId', job.id)
      || case new.action when 'write' then jsonb_build_object('messageId', new.id) else '{}' end
  );
  return null;
end $$;
