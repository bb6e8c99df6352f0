-- The frequencies and hours of the alerts that are due at the full hours after `since` up to `upto`, in
-- Damascus time; weekly ones on Sundays.
create or replace function alert_hours(since timestamptz, upto timestamptz)
returns table (frequency text, hour int)
language sql stable as $$
  with passed as (
    select at at time zone 'Asia/Damascus' as at
    from generate_series(
      date_trunc('hour', greatest(since, upto - interval '8 days'), 'Asia/Damascus') + interval '1 hour',
      upto, interval '1 hour') at
  )
  select distinct frequency, extract(hour from at)::int
  from passed, unnest(array['daily', 'weekly']) frequency
  where frequency = 'daily' or extract(isodow from at) = 7
$$;
