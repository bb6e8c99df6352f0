-- Records the file of a deleted row, so that the cleanup deletes it from storage after the commit.
create or replace function note_left_file() returns trigger language plpgsql as $$
begin
  insert into left_files (key) values (old.id) on conflict do nothing;
  return null;
end $$;
