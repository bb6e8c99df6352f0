-- Fills in the missing parts of a pay (period, pound) and its comparable amounts, so that forms, imports and
-- plain SQL have one rule (docs/decisions/0036).
create or replace function complete_pay() returns trigger language plpgsql as $$
begin
  new.pay_period := coalesce(new.pay_period,
    case new.employment_type when 'freelance' then 'project' else 'month' end);
  new.pound := case when new.currency = 'SYP' and coalesce(new.salary_min, new.salary_max) is not null
    then coalesce(new.pound, likely_pound(new.salary_min, new.salary_max, new.pay_period, new.created_at))
    end;
  new.comparable_min := comparable_pay(new.salary_min, new.pay_period, new.currency, new.pound);
  new.comparable_max := comparable_pay(new.salary_max, new.pay_period, new.currency, new.pound);
  return new;
end $$;
