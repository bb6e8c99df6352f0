-- Adds new applications to their number.
create or replace trigger applications_total_inserted after insert on job_applications
referencing new table as changed for each statement execute function total_rows('applications');
