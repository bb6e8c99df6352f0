-- Counts views of jobs for their companies.
create or replace trigger views_inserted after insert on job_views
referencing new table as came for each statement execute function count_views();
