-- Keeps the searchable text of a profile equal to the profile.
create or replace function update_profile_search() returns trigger language plpgsql as $$
begin
  insert into profile_search (profile_id, document) values (new.id, profile_search_document(new))
  on conflict (profile_id) do update set document = excluded.document;
  return null;
end $$;
