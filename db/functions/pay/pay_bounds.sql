-- A job's pay per month, in new pounds where its currency has a rate, otherwise in that currency. Its
-- bounds may be stored in the wrong order.
create or replace function pay_bounds(job jobs, out pay_low double precision, out pay_high double precision)
language sql immutable parallel safe as $$
  select case when low is not null then least(low, high) end, case when high is not null then greatest(low, high) end
  from (select
    coalesce(job.comparable_min, round(monthly_pay(job.salary_min, job.pay_period, job.currency, job.pound), 4)) as low,
    coalesce(job.comparable_max, round(monthly_pay(job.salary_max, job.pay_period, job.currency, job.pound), 4)) as high
  ) pay
$$;
