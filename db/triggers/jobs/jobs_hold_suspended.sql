-- Keeps a suspended job closed when anything reopens it.
create or replace trigger jobs_hold_suspended before update of status on jobs
for each row when (new.status <> 'closed' and old.status = 'closed')
execute function hold_suspended_job();
