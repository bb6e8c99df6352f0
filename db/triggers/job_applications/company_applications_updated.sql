-- Lists an application that is sent again at its new time.
create or replace trigger company_applications_updated after update on job_applications
for each row when ((old.job_id, old.created_at) is distinct from (new.job_id, new.created_at))
execute function note_company_application();
