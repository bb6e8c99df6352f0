-- New pounds for one unit of a currency today; null where the owner has set no rate.
create or replace function exchange_rate(wanted text) returns numeric
language sql stable parallel safe as $$
  select case when wanted = 'SYP' then 1 else (
    select new_pounds from exchange_rates
    where currency = wanted and day <= (now() at time zone 'Asia/Damascus')::date
    order by day desc limit 1
  ) end
$$;
