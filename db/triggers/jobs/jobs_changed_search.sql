-- Records changed jobs as outdated in the search, removes those that ended from it, and keeps the counts of
-- titles right.
create or replace trigger jobs_changed_search after update on jobs
referencing old table as before new table as after
for each statement execute function keep_changed_jobs();
