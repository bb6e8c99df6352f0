-- Counts a profile that changes its type, country or province where it is now.
create or replace trigger profiles_total_moved after update on user_profiles
for each row when (
  (old.user_type, old.country, old.province) is distinct from (new.user_type, new.country, new.province)
) execute function total_moved_profile();
