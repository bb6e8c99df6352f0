-- Keeps the text that admins search equal to a job seeker's profile. The # between columns survives folding, so
-- that no part of a search reaches across two of them.
create or replace function update_seeker_contacts() returns trigger language plpgsql as $$
begin
  if new.user_type <> 'customer_employee' then
    delete from seeker_contacts where profile_id = new.id;
    return null;
  end if;
  insert into seeker_contacts (profile_id, joined_at, document) values (new.id, new.created_at,
    seeker_contacts_document(new))
  on conflict (profile_id) do update
  set joined_at = excluded.joined_at, document = excluded.document;
  return null;
end $$;
