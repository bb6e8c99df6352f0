-- Counts a change of public pages when the address of a company's page changes.
create or replace trigger company_slugs_change_pages after insert or update or delete on company_slugs
for each row execute function note_page_change('company', 'company_id');
