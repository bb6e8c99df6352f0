-- Writes the name and industry of companies into their rows of counts, whether they are checked, and whether the
-- directory shows them.
create or replace function list_companies(ids uuid[]) returns void language plpgsql as $$
begin
  insert into company_jobs as known (company_id, name, name_key, industry, is_checked, is_listed, jobs)
  select id, called, fold_text(called), industry, checked > 0,
    user_type = 'company' and btrim(coalesce(company_name, '')) <> '' and not exists (
      select from auth_users account where account.id = user_profiles.id and blocked_at is not null), 0
  from user_profiles,
    lateral (select company_called(company_name, first_name, last_name) as called) named
  where id = any(ids)
  order by id
  on conflict (company_id) do update
  set name = excluded.name, name_key = excluded.name_key, industry = excluded.industry,
    is_checked = excluded.is_checked, is_listed = excluded.is_listed
  where (known.name, known.industry, known.is_checked, known.is_listed)
    is distinct from (excluded.name, excluded.industry, excluded.is_checked, excluded.is_listed);
end $$;
