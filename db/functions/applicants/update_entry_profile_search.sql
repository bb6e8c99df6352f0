-- Keeps a profile searchable by its jobs and schools. Of a profile that is being deleted there is nothing to keep.
create or replace function update_entry_profile_search() returns trigger language plpgsql as $$
begin
  update profile_search set document = profile_search_document(profile)
  from user_profiles profile
  where profile.id = coalesce(new.owner_id, old.owner_id) and profile_search.profile_id = profile.id;
  return null;
end $$;
