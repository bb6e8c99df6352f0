-- Notes that the pages of companies whose names have this look changed, but for one: whether they say that another
-- company of their name is checked. The caller counts the change.
create or replace function note_pages_of_look(look text, but uuid) returns void language sql as $$
  select note_company_pages(twin.company_id, null)
  from (
    select company_id from company_skeletons
    where skeleton = look and look <> '' and company_id <> but limit 100
  ) twin
$$;
