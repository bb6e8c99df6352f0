-- Records that a company's logo changed, for both companies if the logo moved.
create or replace function note_company_logo_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_company_change(old.company_id); end if;
  if tg_op <> 'DELETE' then perform note_company_change(new.company_id); end if;
  return null;
end $$;
