-- Takes deleted profiles off their number.
create or replace trigger profiles_total_deleted after delete on user_profiles
referencing old table as changed for each statement execute function total_profiles();
