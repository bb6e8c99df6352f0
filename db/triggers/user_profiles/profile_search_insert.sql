-- Makes a new profile searchable for companies.
create or replace trigger profile_search_insert after insert on user_profiles
for each row execute function update_profile_search();
