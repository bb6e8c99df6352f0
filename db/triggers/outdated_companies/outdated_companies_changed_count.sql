-- Lists and searches change with each batch of a company's jobs that is indexed. It runs for each row, so that a
-- look without any changes no cached page.
create or replace trigger outdated_companies_changed_count after update or delete on outdated_companies
for each row execute function note_page_change();
