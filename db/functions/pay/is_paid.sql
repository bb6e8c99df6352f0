-- Whether a job's pay overlaps the range; null is an open bound. Both are monthly, in new pounds where the
-- job's currency has a rate, otherwise in that currency. Bounds may be stored in the wrong order.
create or replace function is_paid(job uuid, pay_min numeric, pay_max numeric) returns boolean
language sql stable parallel safe as $$
  select exists (
    select from (
      select coalesce(comparable_min, round(monthly_pay(salary_min, pay_period, currency, pound), 4)) as low,
        coalesce(comparable_max, round(monthly_pay(salary_max, pay_period, currency, pound), 4)) as high
      from jobs where id = job
    ) pay
    where (pay_min is null or high is null or greatest(low, high) >= pay_min)
      and (pay_max is null or low is null or least(low, high) <= pay_max)
  )
$$;
