-- Counts a change of public pages when a usual pay changes: job pages show it. It runs for each row, so that
-- a night without changes keeps cached pages.
create or replace trigger usual_pays_change_pages after insert or update or delete on usual_pays
for each row execute function note_page_change('all');
