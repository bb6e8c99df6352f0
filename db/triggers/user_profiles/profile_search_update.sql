-- Keeps a changed profile searchable for companies.
create or replace trigger profile_search_update after update on user_profiles
for each row when (
  (old.first_name, old.last_name, old.desired_position, old.bio, old.skills,
    old.education, old.work_experience, old.email, old.phone, old.city)
  is distinct from
  (new.first_name, new.last_name, new.desired_position, new.bio, new.skills,
    new.education, new.work_experience, new.email, new.phone, new.city)
)
execute function update_profile_search();
