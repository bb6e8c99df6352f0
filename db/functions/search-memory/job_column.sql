-- A job in the form that processes hold in memory: id, microseconds since 1970, code.
create or replace function job_column(job_id uuid, posted_at timestamptz, code bytea) returns bytea
language sql stable as $$
  select uuid_send(job_id) || int8send((extract(epoch from posted_at) * 1000000)::bigint) || code
$$;
