-- Keeps the searchable texts of a profile equal to the profile.
create or replace function update_profile_search() returns trigger language plpgsql as $$
begin
  insert into profile_search (profile_id, document, contact_document)
  values (new.id, profile_search_document(new), profile_contact_document(new))
  on conflict (profile_id) do update
  set document = excluded.document, contact_document = excluded.contact_document;
  return null;
end $$;
