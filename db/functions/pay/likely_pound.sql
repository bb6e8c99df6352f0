-- The pound of an amount that names none: old before 2026, and old from 100,000 a month on, which would be
-- ten million old ones. pound.ts has the same rule.
create or replace function likely_pound(low numeric, high numeric, period text, posted timestamptz) returns text
language sql immutable parallel safe as $$
  select case
    when posted < '2026-01-01T00:00:00+03' then 'old'
    when coalesce(greatest(low, high), 0) * pay_factor(period) >= 100000 then 'old'
    else 'new'
  end
$$;
