-- Takes deleted applications off their number.
create or replace trigger applications_total_deleted after delete on job_applications
referencing old table as changed for each statement execute function total_rows('applications');
