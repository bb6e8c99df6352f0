-- The band of the salary filter, from 1, that holds a job's lower bound; 0 for none. Bands are monthly
-- and in old pounds.
create or replace function salary_band(job jobs) returns int
language sql stable parallel safe as $$
  select case when low is null or low < 0 then 0 else least(5, 1 + floor(low * 100 / 500000))::int end
  from (select coalesce(job.comparable_min, case when job.currency = 'SYP' then
    monthly_pay(job.salary_min, job.pay_period, job.currency, job.pound) end) as low) pay
$$;
