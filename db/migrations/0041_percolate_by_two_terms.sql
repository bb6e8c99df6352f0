-- As in migration 0036, but the second term of a key is looked up in the index.
-- Writes which queries the jobs of these changes answer, and removes what they answer no more. A job that
-- answered before it was changed is no news; whether its pay has changed is not known. Returns the number
-- of candidates and of new matches.
create or replace function percolate_jobs(changes bigint[], out candidates int, out matches int)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_memoize = off
set plan_cache_mode = force_generic_plan
as $$
declare
  with_prefixes boolean := exists (select from percolator_keys where is_prefix);
begin
  delete from alert_matches
  using changed_jobs, percolator_queries
  where changed_jobs.id = any(changes) and alert_matches.job_id = changed_jobs.job_id
    and changed_jobs.terms_before is not null and percolator_queries.id = alert_matches.query_id
    and not exists (
      select from job_terms where job_terms.job_id = alert_matches.job_id
        and (percolator_queries.terms is null or job_terms.terms @@ percolator_queries.terms)
        and (pay_min is null and pay_max is null or is_paid(job_terms.job_id, pay_min, pay_max)));
  with job as materialized (
    select job_terms.job_id, job_terms.posted_at, strip(job_terms.terms) as terms,
      -- The oldest of several changes; null where the job is new.
      (array_agg(changed_jobs.terms_before order by changed_jobs.id))[1] as terms_before
    from changed_jobs join job_terms using (job_id)
    where changed_jobs.id = any(changes)
    group by job_terms.job_id
  ), probed as materialized (
    select job.*, second_terms(lexemes) as seconds, lexemes,
      exists (select from unnest(lexemes) lexeme where lexeme ^@ '@~') as is_elsewhere
    from job, lateral (select array_append(tsvector_to_array(job.terms), '') as lexemes) each
  ), answered as materialized (
    select job.job_id, query.id as query_id, (
        (query.terms is null or job.terms @@ query.terms)
        and (query.days is null or job.posted_at >= now() - make_interval(days => query.days))
        and case when query.pay_min is null and query.pay_max is null
          then job.terms_before is null or not (query.terms is null or job.terms_before @@ query.terms)
          else is_paid(job.job_id, query.pay_min, query.pay_max) end
      ) as is_match
    from probed job, lateral (
      -- A subquery of its own, so that the second terms are looked up in the index too, not filtered.
      select key.query_id from unnest(job.lexemes) lexeme, lateral (
        select query_id from percolator_keys
        where term = lexeme collate "C" and not is_prefix and second = any(job.seconds)
        offset 0
      ) key
      where not job.is_elsewhere
      union
      select key.query_id from unnest(job.lexemes) lexeme, percolator_keys key
      where job.is_elsewhere and key.term = lexeme collate "C" and not key.is_prefix
      union
      select key.query_id
      from unnest(job.seconds) lexeme, generate_series(2, length(lexeme)) length, percolator_keys key
      where with_prefixes and lexeme ^@ any(array['=', '~'])
        and key.term = left(lexeme, length) collate "C" and key.is_prefix
    ) candidate, lateral (
      select * from percolator_queries where percolator_queries.id = candidate.query_id
    ) query
  ), written as (
    insert into alert_matches (query_id, job_id)
    select query_id, job_id from answered where is_match
    on conflict do nothing
    returning 1
  )
  select (select count(*) from answered), (select count(*) from written) into candidates, matches;
end $$;
