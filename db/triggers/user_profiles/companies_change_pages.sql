-- Counts a change of public pages when a company's profile changes, apart from its time of saving.
create or replace trigger companies_change_pages after update on user_profiles
for each row when (
  'company' in (old.user_type, new.user_type)
  and (to_jsonb(old) - 'updated_at') is distinct from (to_jsonb(new) - 'updated_at')
)
execute function note_page_change('company', 'id');
