-- Keeps status and dates of a new job consistent. Triggers run in the order of their names: this one
-- decides before jobs_withhold_inserted looks at the status.
create or replace trigger jobs_settle_inserted before insert on jobs
for each row when (
  new.status <> 'active' or new.application_deadline is not null or new.closed_reason is not null
  or new.publish_at is not null
)
execute function settle_job();
