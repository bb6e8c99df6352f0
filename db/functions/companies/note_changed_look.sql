-- A checked company that takes or leaves a name changes the pages of others of that name.
create or replace function note_changed_look() returns trigger language plpgsql as $$
begin
  if exists (select from user_profiles where id = new.company_id and checked > 0) then
    if tg_op = 'UPDATE' then perform note_pages_of_look(old.skeleton, old.company_id); end if;
    perform note_pages_of_look(new.skeleton, new.company_id);
  end if;
  return null;
end $$;
