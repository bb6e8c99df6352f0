-- A new job of a blocked account becomes a withheld draft.
create or replace trigger jobs_withhold_inserted before insert on jobs
for each row when (new.status = 'active') execute function withhold_job();
