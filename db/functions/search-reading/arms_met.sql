-- The SQL conditions on job_terms, one for each arm: the keys of all and of the arm, a stretch of days,
-- the pay ($1, $2) and the earliest moment ($3) where given. Arms are separate queries because the
-- planner scans the table for arms joined by "or".
create or replace function arms_met(asked jsonb, days tsquery, since timestamptz, pay_min numeric, pay_max numeric)
returns setof text
language sql immutable parallel safe rows 3 as $$
  select concat_ws(' and ',
    keys_met(asked -> 'all'),
    keys_met(arm),
    'terms @@ ' || quote_literal(days) || '::tsquery',
    case when pay_min is not null or pay_max is not null then 'is_paid(pay_low, pay_high, $1, $2)' end,
    case when since is not null then 'posted_at >= $3' end)
  from jsonb_array_elements(case asked -> 'any' when '[]' then '[[]]' else asked -> 'any' end) arm
$$;
