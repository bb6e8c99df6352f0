-- Lists and searches change when a job is indexed. It runs for each row, so that a look without any changes no
-- cached page.
create or replace trigger outdated_jobs_changed_count after delete on outdated_jobs
for each row execute function note_page_change();
