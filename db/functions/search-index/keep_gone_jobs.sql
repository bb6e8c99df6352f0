-- Removes the terms of deleted jobs and takes them off the counts of titles.
create or replace function keep_gone_jobs() returns trigger language plpgsql as $$
begin
  delete from job_terms using gone where job_terms.job_id = gone.id;
  update job_titles set jobs = job_titles.jobs - less.jobs from (
    select title_key(title) as title_key, count(*) as jobs from gone
    where status = 'active' group by 1 order by 1
  ) less where less.title_key = job_titles.title_key;
  return null;
end $$;
