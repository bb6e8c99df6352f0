-- Records changed counts of titles, for the names held in memory.
create or replace trigger job_titles_updated after update on job_titles
referencing new table as changed for each statement execute function note_changed_names('title', 'title_key');
