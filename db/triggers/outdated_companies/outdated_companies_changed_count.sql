-- Lists and searches change with each batch of jobs that the queue has updated.
create or replace trigger outdated_companies_changed_count after update or delete on outdated_companies
for each statement execute function note_page_change();
