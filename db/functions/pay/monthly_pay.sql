-- An amount per month in its own currency; Syrian pounds as new ones.
create or replace function monthly_pay(amount numeric, period text, currency text, pound text) returns numeric
language sql immutable parallel safe as $$
  select amount * pay_factor(period)
    / case when currency = 'SYP' and pound is distinct from 'new' then 100 else 1 end
$$;
