-- Records new jobs as outdated in the search, and counts them.
create or replace trigger jobs_made_search after insert on jobs
referencing new table as made for each statement execute function keep_made_jobs();
