-- A job in the form that processes hold in memory: id, microseconds since 1970, code, the bounds of its pay,
-- NaN where one is open, and the key by which lists are sorted by salary, NaN where there is none.
create or replace function job_column(
  job_id uuid, posted_at timestamptz, code bytea, pay_low double precision, pay_high double precision,
  pay_key text
) returns bytea
language sql stable as $$
  select uuid_send(job_id) || int8send((extract(epoch from posted_at) * 1000000)::bigint) || code
    || float8send(coalesce(pay_low, 'NaN')) || float8send(coalesce(pay_high, 'NaN'))
    || float8send(coalesce(nullif(pay_key, '~')::double precision, 'NaN'))
$$;
