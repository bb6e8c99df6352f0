-- Up to `most` active jobs after `last`, the oldest first; null for none. In the same order their terms in
-- UTF-8 (a line break between terms and a tab between jobs, neither of which occurs in a term) and the texts
-- that lists are sorted by.
create or replace function job_columns(
  last bytea, most int, out jobs bytea, out terms bytea, out titles text[], out companies text[]
)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  from_at timestamptz := '-infinity';
  from_id uuid := '00000000-0000-0000-0000-000000000000';
begin
  if last is not null then
    from_at := timestamptz 'epoch' + ('x' || encode(substr(last, 17, 8), 'hex'))::bit(64)::bigint * interval '1 microsecond';
    from_id := encode(substr(last, 1, 16), 'hex')::uuid;
  end if;
  select
    string_agg(job_column(part.job_id, part.posted_at, code, pay_low, pay_high, pay), '' order by part.posted_at, part.job_id),
    convert_to(string_agg(array_to_string(tsvector_to_array(part.terms), E'\n'), E'\t' order by part.posted_at, part.job_id), 'UTF8'),
    array_agg(title order by part.posted_at, part.job_id), array_agg(company order by part.posted_at, part.job_id)
  into jobs, terms, titles, companies
  from (
    select job_id, posted_at, code, pay_low, pay_high, job_terms.terms
    from job_terms where (posted_at, job_id) > (from_at, from_id)
    order by posted_at, job_id limit most
  ) part join job_search using (job_id);
end $$;
