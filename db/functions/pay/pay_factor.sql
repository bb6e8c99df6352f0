-- Multiplies an amount of a period to one of a month: six days of eight hours in each of 52 weeks. A
-- project counts as its amount. pay.ts has the same rule.
create or replace function pay_factor(period text) returns numeric
language sql immutable parallel safe as $$
  select case period when 'week' then 52 / 12.0 when 'day' then 26 when 'hour' then 208 else 1 end
$$;
