-- The sort key of lists by salary: the highest lower bound first, jobs without a pay last.
create or replace function pay_key(job jobs) returns text
language sql immutable parallel safe as $$
  select case when low is null then '~'
    else to_char(999999999999999 - least(999999999999999, round(low)), 'FM000000000000000') end
  from (select least(job.comparable_min, job.comparable_max) as low) pay
$$;
