-- A company gains or loses its page when its address is confirmed or it is blocked: writing its slug counts
-- as a change of pages.
create or replace function note_company_account_change() returns trigger language plpgsql as $$
begin
  update company_slugs set is_current = true where company_id = new.id and is_current;
  return null;
end $$;
