-- Leaves no text of a deleted company in name_changes, nor of titles that are gone: processes know such a
-- name again by its hash, and drop it from their memory. In the transaction that deletes them. A name that
-- somebody is changing stays.
create or replace function forget_names(of_company uuid) returns void language sql as $$
  with gone as (
    select kind, key from name_changes
    where kind = 'company' and key = of_company::text
        and not exists (select from company_jobs where company_id = of_company)
      or kind = 'title' and not exists (select from job_titles where title_key = key)
    for update skip locked
  ), cleared as (
    delete from name_changes using gone
    where name_changes.kind = gone.kind and name_changes.key = gone.key
    returning gone.key
  )
  insert into name_changes as known (kind, key, xid)
  select 'gone', hash, pg_current_xact_id() from (select distinct md5(key) as hash from cleared) each order by hash
  on conflict (kind, key) do update set xid = excluded.xid where known.xid <> excluded.xid;
  delete from company_changes
  where company_id = of_company and not exists (select from user_profiles where id = of_company)
$$;
