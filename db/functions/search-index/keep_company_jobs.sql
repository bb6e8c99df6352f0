-- Records a company as outdated in the search, from its first job on, because each of its jobs contains its
-- name, size and industry, and whether it is checked.
create or replace function keep_company_jobs() returns trigger language plpgsql as $$
begin
  insert into outdated_companies (company_id) values (new.id)
  on conflict (company_id) do update set after_time = excluded.after_time, after_id = excluded.after_id;
  return null;
end $$;
