-- Lists a new application among those of its job's company.
create or replace trigger company_applications_inserted after insert on job_applications
for each row execute function note_company_application();
