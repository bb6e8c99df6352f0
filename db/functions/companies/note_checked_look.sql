-- A company that is checked, or no longer is, changes the pages of others of its name.
create or replace function note_checked_look() returns trigger language plpgsql as $$
begin
  perform note_pages_of_look(skeleton, company_id) from company_skeletons where company_id = new.id;
  return null;
end $$;
