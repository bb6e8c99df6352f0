-- Records that names or their counts changed: the arguments are their kind and the column of the key. A
-- writer holds the row of its name already, so nothing waits here. See name_changes_since.
create or replace function note_changed_names() returns trigger language plpgsql as $$
begin
  perform note_changes(tg_argv[0], array_agg(to_jsonb(changed) ->> tg_argv[1])) from changed having count(*) > 0;
  return null;
end $$;
