-- Remembers category and place of deleted jobs that were public, and leaves applications to them to the queue.
create or replace trigger jobs_note_deleted after delete on jobs
referencing old table as gone for each statement execute function note_deleted_jobs();
