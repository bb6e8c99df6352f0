-- Notes the pages of jobs that were posted or deleted, and those of their companies.
create or replace function note_job_pages() returns trigger language plpgsql as $$
begin
  insert into changed_pages (page)
  select md5('/jobs/' || id) from changed where tg_op = 'DELETE'
  union all
  select md5('/companies/' || slug) from company_slugs where company_id = any(array(select company_id from changed));
  return null;
end $$;
