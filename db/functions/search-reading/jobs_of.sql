-- The active jobs among these ids, with their terms read once from out-of-line storage.
create or replace function jobs_of(ids uuid[])
returns table (
  job_id uuid, posted_at timestamptz, terms tsvector, pay_low double precision, pay_high double precision
)
language sql stable rows 300
set enable_seqscan = off
as $$
  select job_id, posted_at, strip(terms), pay_low, pay_high from job_terms where job_id = any(ids)
$$;
