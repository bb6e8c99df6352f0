-- A company's page says whether its phone is confirmed: writing its slug counts as a change of pages.
create or replace function note_company_phone_change() returns trigger language plpgsql as $$
begin
  update company_slugs set is_current = true
  where company_id = case tg_op when 'DELETE' then old.user_id else new.user_id end and is_current;
  return null;
end $$;
