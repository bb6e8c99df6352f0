-- Records new counts of places, for the names held in memory.
create or replace trigger place_jobs_inserted after insert on place_jobs
referencing new table as changed for each statement execute function note_changed_names('place', 'place');
