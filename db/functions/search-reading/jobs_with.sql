-- All jobs that match, with their terms read once from out-of-line storage.
create or replace function jobs_with(
  asked jsonb,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null
) returns table (
  job_id uuid, posted_at timestamptz, terms tsvector, pay_low double precision, pay_high double precision
)
language plpgsql stable rows 300
set enable_seqscan = off set enable_indexscan = off
as $$
begin
  return query execute (
    select 'select distinct on (job_id) * from ('
      || string_agg('select job_id, posted_at, strip(terms), pay_low, pay_high from job_terms where ' || met, ' union all ')
      || ') each'
    from arms_met(asked, null, since, pay_min, pay_max) met
  ) using pay_min, pay_max, since;
end $$;
