-- Takes jobs off that are saved no more.
create or replace trigger saves_deleted after delete on remembered_jobs
referencing old table as gone for each statement execute function count_saves();
