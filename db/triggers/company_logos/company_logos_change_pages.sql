-- Counts a change of public pages when a logo changes.
create or replace trigger company_logos_change_pages after insert or update or delete or truncate on company_logos
for each statement execute function note_page_change();
