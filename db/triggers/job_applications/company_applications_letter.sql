-- Keeps a changed cover letter searchable, and removes an erased one.
create or replace trigger company_applications_letter after update on job_applications
for each row when (old.cover_letter is distinct from new.cover_letter)
execute function update_company_letter();
