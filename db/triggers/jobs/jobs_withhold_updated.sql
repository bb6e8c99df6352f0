-- A job of a blocked account that would become active becomes a withheld draft.
create or replace trigger jobs_withhold_updated before update of status on jobs
for each row when (new.status = 'active' and old.status <> 'active') execute function withhold_job();
