-- Records places that lost their count, for the names held in memory.
create or replace trigger place_jobs_deleted after delete on place_jobs
referencing old table as changed for each statement execute function note_changed_names('place', 'place');
