-- Records that a company's logo changed, for both companies if the logo moved, and notes their pages.
create or replace function note_company_logo_change() returns trigger language plpgsql as $$
declare
  company uuid;
begin
  foreach company in array array_remove(array[
    case when tg_op <> 'INSERT' then old.company_id end,
    case when tg_op <> 'DELETE' then new.company_id end
  ], null) loop
    perform note_changes('card', array[company::text]);
    perform note_company_pages(company, null);
  end loop;
  return null;
end $$;
