-- Records that a company's logo changed, for both companies if the logo moved.
create or replace function note_company_logo_change() returns trigger language plpgsql as $$
begin
  perform note_changes('card', array_remove(array[
    case when tg_op <> 'INSERT' then old.company_id::text end,
    case when tg_op <> 'DELETE' then new.company_id::text end
  ], null));
  return null;
end $$;
