-- Keeps a held job from the public when anything publishes it.
create or replace trigger jobs_hold_held before update of status, closed_reason, publish_at on jobs
for each row when (old.closed_reason = 'held' and new.status <> 'closed')
execute function keep_held_job();
