-- Notes the pages of the companies whose jobs were indexed: they list those that the search finds.
create or replace function note_indexed_jobs() returns trigger language plpgsql as $$
begin
  insert into changed_pages (page)
  select md5('/companies/' || slug) from company_slugs where company_id = any(array(
    select company_id from jobs where id = any(array(select job_id from indexed))));
  return null;
end $$;
