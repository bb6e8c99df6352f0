-- Queues applications, withdrawals and messages for the systems of the company.
create or replace trigger application_events_webhooks after insert on application_events
for each row when (new.side = 'seeker' and new.action in ('send', 'withdraw', 'write'))
execute function queue_application_webhook();
