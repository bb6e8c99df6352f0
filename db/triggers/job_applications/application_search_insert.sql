-- Makes the cover letter of a new application searchable.
create or replace trigger application_search_insert after insert on job_applications
for each row when (new.cover_letter is not null)
execute function update_application_search();
