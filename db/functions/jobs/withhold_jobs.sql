-- Withholds those of the jobs that are active if their company's account is blocked, and returns true,
-- otherwise restores exactly those that were withheld.
create or replace function withhold_jobs(company uuid, ids uuid[]) returns boolean language plpgsql as $$
begin
  if exists (select from auth_users where id = company and blocked_at is not null) then
    update jobs set status = 'draft', withheld = true where id = any(ids) and status = 'active';
    return true;
  end if;
  update jobs set status = case when status = 'draft' then 'active' else status end, withheld = false
  where id = any(ids) and withheld;
  return false;
end $$;
