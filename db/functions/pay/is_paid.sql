-- Whether a pay overlaps the range; null is an open bound of either. See pay_bounds.
create or replace function is_paid(
  pay_low double precision, pay_high double precision, pay_min numeric, pay_max numeric
) returns boolean
language sql immutable parallel safe as $$
  select (pay_min is null or pay_high is null or pay_high >= pay_min::double precision)
    and (pay_max is null or pay_low is null or pay_low <= pay_max::double precision)
$$;
