-- Counts a change of public pages when the demand for a role changes: the market page shows it. It runs for
-- each row, so that a night without changes keeps cached pages.
create or replace trigger role_demand_change_pages after insert or update or delete on role_demand
for each row execute function note_page_change();
