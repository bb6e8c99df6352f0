-- Records the jobs of which lists show something else now, for the cards held in memory.
create or replace trigger jobs_shown_changed after update on jobs
referencing old table as before new table as after
for each statement execute function note_shown_job_changes();
