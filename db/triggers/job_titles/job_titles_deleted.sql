-- Records deleted titles, for the names held in memory.
create or replace trigger job_titles_deleted after delete on job_titles
referencing old table as changed for each statement execute function note_changed_names('title', 'title_key');
