-- Leaves the jobs of a company to the queue, all of them again if it is at them already.
create or replace function outdate_company(company uuid) returns void language sql as $$
  insert into outdated_companies (company_id) values (company)
  on conflict (company_id) do update set after_time = excluded.after_time, after_id = excluded.after_id,
    changed_at = excluded.changed_at
$$;
