-- Counts jobs that were saved, and takes those off that are saved no more.
create or replace trigger saves_updated after update on remembered_jobs
referencing old table as gone new table as came for each statement execute function count_saves();
