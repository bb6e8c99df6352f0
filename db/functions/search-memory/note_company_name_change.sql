-- Records that the name that lists show of a company changed.
create or replace function note_company_name_change() returns trigger language plpgsql as $$
begin
  perform note_company_change(new.id);
  return null;
end $$;
