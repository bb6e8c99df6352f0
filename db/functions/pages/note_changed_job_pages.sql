-- Notes the pages of jobs that were changed, and those of their companies, also of one that they left.
create or replace function note_changed_job_pages() returns trigger language plpgsql as $$
begin
  insert into changed_pages (page)
  select md5('/jobs/' || id) from after
  union all
  select md5('/companies/' || slug) from company_slugs where company_id = any(array(
    select company_id from after union select company_id from before));
  return null;
end $$;
