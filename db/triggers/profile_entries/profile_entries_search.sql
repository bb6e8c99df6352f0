-- Keeps a profile searchable by its jobs and schools.
create or replace trigger profile_entries_search after insert or update or delete on profile_entries
for each row execute function update_entry_profile_search();
