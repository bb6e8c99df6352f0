-- Keeps the text that admins search equal to a company's profile, and marks the account as a company's. The # between
-- columns survives folding, so that no part of a search reaches across two of them.
create or replace function update_company_contacts() returns trigger language plpgsql as $$
begin
  update auth_users set is_company = new.user_type = 'company'
  where id = new.id and is_company <> (new.user_type = 'company');
  if new.user_type <> 'company' then
    delete from company_contacts where profile_id = new.id;
    return null;
  end if;
  insert into company_contacts (profile_id, joined_at, document) values (new.id, new.created_at,
    company_contacts_document(new))
  on conflict (profile_id) do update
  set joined_at = excluded.joined_at, document = excluded.document;
  return null;
end $$;
