-- Counts a change of public pages when a check shown on them changes.
create or replace trigger company_checks_note_change after update on company_checks
for each row when (
  'done' in (old.state, new.state)
  and (old.state, old.subject, old.method, old.checked_at) is distinct from (new.state, new.subject, new.method, new.checked_at)
)
execute function note_page_change('company', 'company_id');
