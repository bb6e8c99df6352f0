-- A pay per month in new pounds at today's rate, by which pays are compared; null without a rate.
create or replace function comparable_pay(amount numeric, period text, currency text, pound text) returns numeric
language sql stable parallel safe as $$
  select round(monthly_pay(amount, period, currency, pound) * exchange_rate(currency), 4)
$$;
