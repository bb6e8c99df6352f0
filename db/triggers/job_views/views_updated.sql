-- Counts further views of jobs for their companies.
create or replace trigger views_updated after update on job_views
referencing old table as gone new table as came for each statement execute function count_views();
