-- Records that the name that lists show of a company changed.
create or replace function note_company_name_change() returns trigger language plpgsql as $$
begin
  perform note_changes('card', array[new.id::text]);
  return null;
end $$;
