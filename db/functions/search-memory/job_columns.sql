-- Up to `most` active jobs after `last`, the oldest first; null for none. With terms, these in the same
-- order in UTF-8: a line break between terms and a tab between jobs, neither of which occurs in a term.
create or replace function job_columns(last bytea, most int, with_terms boolean, out jobs bytea, out terms bytea)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  from_at timestamptz := '-infinity';
  from_id uuid := '00000000-0000-0000-0000-000000000000';
begin
  if last is not null then
    from_at := timestamptz 'epoch' + ('x' || encode(substr(last, 17, 8), 'hex'))::bit(64)::bigint * interval '1 microsecond';
    from_id := encode(substr(last, 1, 16), 'hex')::uuid;
  end if;
  select string_agg(job_column(job_id, posted_at, code, pay_low, pay_high), '' order by posted_at, job_id),
    convert_to(string_agg(array_to_string(tsvector_to_array(part.terms), E'\n'), E'\t' order by posted_at, job_id), 'UTF8')
  into jobs, terms
  from (
    select job_id, posted_at, code, pay_low, pay_high, case when with_terms then job_terms.terms end as terms
    from job_terms where (posted_at, job_id) > (from_at, from_id)
    order by posted_at, job_id limit most
  ) part;
end $$;
