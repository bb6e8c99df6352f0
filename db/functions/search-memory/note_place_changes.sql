-- Records that the counts of places changed. See name_changes_since.
create or replace function note_place_changes() returns trigger language plpgsql as $$
begin
  perform note_name_changes('place', array_agg(place)) from changed having count(*) > 0;
  return null;
end $$;
