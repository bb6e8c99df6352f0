-- Keeps status and dates of a changed job consistent. It runs before jobs_withhold_updated, by its name.
create or replace trigger jobs_settle_updated before update of status, application_deadline on jobs
for each row when (
  new.status is distinct from old.status
  or new.application_deadline is distinct from old.application_deadline
)
execute function settle_job();
