-- The day of a moment, counted in UTC from 1970.
create or replace function day_of(moment timestamptz) returns int
language sql immutable parallel safe strict as $$
  select floor(extract(epoch from moment) / 86400)::int
$$;
