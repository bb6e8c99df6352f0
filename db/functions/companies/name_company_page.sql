-- Gives a company its slug when it is named or renamed.
create or replace function name_company_page() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.company_name is not distinct from old.company_name
    and new.user_type = old.user_type then return null; end if;
  perform set_company_slug(new.id, new.company_name);
  return null;
end $$;
