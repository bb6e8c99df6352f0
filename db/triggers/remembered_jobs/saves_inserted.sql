-- Counts jobs that were saved.
create or replace trigger saves_inserted after insert on remembered_jobs
referencing new table as came for each statement execute function count_saves();
