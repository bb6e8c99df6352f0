-- Keeps which applications have led to work.
create or replace trigger company_applications_hired after update on job_applications
for each row when ((old.status = 'hired') is distinct from (new.status = 'hired'))
execute function note_application_hired();
