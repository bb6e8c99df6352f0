-- Notes that the page of a company and those of its jobs changed; `slug` is an address that it may just have lost.
create or replace function note_company_pages(of_company uuid, slug text) returns void language sql as $$
  insert into changed_pages (page)
  select md5(path) from (
    select '/companies/' || company_slugs.slug as path from company_slugs where company_id = of_company
    union
    select '/companies/' || note_company_pages.slug where note_company_pages.slug is not null
    union all
    select '/jobs/' || id from jobs where company_id = of_company
  ) pages
$$;
