-- Records that the names or counts of companies changed. See name_changes_since.
create or replace function note_company_changes() returns trigger language plpgsql as $$
begin
  perform note_name_changes('company', array_agg(company_id::text)) from changed having count(*) > 0;
  return null;
end $$;
