-- Stores in a company's profile which of its checks are done, for lists and cards: 1 for the domain, 2 for the
-- register.
create or replace function sum_company_checks() returns trigger language plpgsql as $$
declare
  company uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
begin
  update user_profiles set checked = done.bits
  from (
    select coalesce(sum(case kind when 'domain' then 1 else 2 end), 0)::smallint as bits
    from company_checks where company_id = company and state = 'done'
  ) done
  where id = company and checked <> done.bits;
  return null;
end $$;
