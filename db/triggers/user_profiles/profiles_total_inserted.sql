-- Adds new profiles to their number.
create or replace trigger profiles_total_inserted after insert on user_profiles
referencing new table as changed for each statement execute function total_profiles();
