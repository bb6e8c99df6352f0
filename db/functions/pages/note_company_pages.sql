-- Notes that the page of a company and those of its jobs changed; of one with more than a hundred jobs, that all
-- pages did, which costs less. `slug` is an address that it may just have lost.
create or replace function note_company_pages(of_company uuid, slug text) returns void language sql as $$
  with its_jobs as materialized (select id from jobs where company_id = of_company limit 101)
  insert into changed_pages (page)
  select md5('/companies/' || company_slugs.slug) from company_slugs where company_id = of_company
  union
  select md5('/companies/' || note_company_pages.slug) where note_company_pages.slug is not null
  union all
  select md5('/jobs/' || id) from its_jobs where (select count(*) from its_jobs) <= 100
  union all
  select '*' where (select count(*) from its_jobs) > 100
$$;
