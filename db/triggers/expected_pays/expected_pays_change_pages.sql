-- Counts a change of public pages when an expected pay changes: pages of jobs without a pay show it.
create or replace trigger expected_pays_change_pages after insert or update or delete on expected_pays
for each row execute function note_page_change('all');
