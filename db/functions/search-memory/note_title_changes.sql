-- Records that the counts of titles changed. See name_changes_since.
create or replace function note_title_changes() returns trigger language plpgsql as $$
begin
  perform note_name_changes('title', array_agg(title_key)) from changed having count(*) > 0;
  return null;
end $$;
