-- Compares the queued jobs with the saved searches: stores new matches and removes those that no longer
-- match. A job that matched before its change is not new; a change of pay alone is not recognized.
-- Matches are stored once for each query of the batch (docs/decisions/0041). Returns the numbers of
-- candidates and of new matches.
create or replace function percolate_jobs(changes bigint[], out candidates int, out matches int)
language plpgsql
set enable_seqscan = off set enable_mergejoin = off set enable_memoize = off
set plan_cache_mode = force_generic_plan
as $$
declare
  with_prefixes boolean := exists (select from percolator_keys where is_prefix);
begin
  with outdated as materialized (
    select matched.batch, matched.job_id, query.id as query_id
    from (
      select distinct job_id from changed_jobs
      where changed_jobs.id = any(changes) and terms_before is not null
    ) changed
      join alert_matched_jobs matched on matched.job_id = changed.job_id
      cross join lateral unnest(matched.query_ids) as answered (id)
      join percolator_queries query on query.id = answered.id
    where not exists (
      select from job_terms where job_terms.job_id = matched.job_id
        and (query.terms is null or job_terms.terms @@ query.terms)
        and (pay_min is null and pay_max is null or is_paid(job_terms.pay_low, job_terms.pay_high, pay_min, pay_max)))
  ), removed as (
    update alert_matched_jobs matched
    set query_ids = array(select unnest(matched.query_ids) except select unnest(removed.query_ids))
    from (
      select batch, job_id, array_agg(query_id) as query_ids from outdated group by batch, job_id
    ) removed
    where matched.batch = removed.batch and matched.job_id = removed.job_id
  )
  update alert_matches match
  set job_ids = array(select unnest(match.job_ids) except select unnest(removed.job_ids))
  from (
    select query_id, batch, array_agg(job_id) as job_ids from outdated group by query_id, batch
  ) removed
  where match.query_id = removed.query_id and match.batch = removed.batch;

  with job as materialized (
    select job_terms.job_id, job_terms.posted_at, strip(job_terms.terms) as terms, pay_low, pay_high,
      -- The oldest of several changes; null for a new job.
      (array_agg(changed_jobs.terms_before order by changed_jobs.id))[1] as terms_before
    from changed_jobs join job_terms using (job_id)
    where changed_jobs.id = any(changes)
    group by job_terms.job_id
  ), probed as materialized (
    select job.*, second_terms(lexemes) as seconds, lexemes,
      exists (select from unnest(lexemes) lexeme where lexeme ^@ '@~') as is_elsewhere,
      array(
        select unnest(query_ids) from alert_matched_jobs where alert_matched_jobs.job_id = job.job_id
      ) as known
    from job, lateral (select array_append(tsvector_to_array(job.terms), '') as lexemes) each
  ), candidate as materialized (
    select job.job_id, found.query_id
    from probed job, lateral (
      select query_id from percolator_keys
      where not job.is_elsewhere and term = any(job.lexemes collate "C") and not is_prefix
        and second = any(job.seconds collate "C")
      union
      select key.query_id from unnest(job.lexemes) lexeme, percolator_keys key
      where job.is_elsewhere and key.term = lexeme collate "C" and not key.is_prefix
      union
      select key.query_id
      from unnest(job.seconds) lexeme, generate_series(2, length(lexeme)) length, percolator_keys key
      where with_prefixes and lexeme ^@ any(array['=', '~'])
        and key.term = left(lexeme, length) collate "C" and key.is_prefix
    ) found
  ), answered as materialized (
    select job.job_id, query.id as query_id, (
        (query.terms is null or job.terms @@ query.terms)
        and (query.days is null or job.posted_at >= now() - make_interval(days => query.days))
        and case when query.pay_min is null and query.pay_max is null
          then job.terms_before is null or not (query.terms is null or job.terms_before @@ query.terms)
          else is_paid(job.pay_low, job.pay_high, query.pay_min, query.pay_max) end
        and query.id <> all(job.known)
      ) as is_match
    from (select * from candidate order by query_id) candidate
      join probed job on job.job_id = candidate.job_id
      -- "offset 0" makes the planner look each query up in the index.
      cross join lateral (
        select * from percolator_queries where percolator_queries.id = candidate.query_id offset 0
      ) query
  ), matched as materialized (
    select job_id, query_id from answered where is_match
  ), batch as materialized (
    insert into alert_batches (compared_at) select now() where exists (select from matched)
    returning id
  ), by_job as (
    insert into alert_matched_jobs (batch, job_id, query_ids)
    select batch.id, job_id, array_agg(query_id) from matched, batch group by batch.id, job_id
  ), by_query as (
    insert into alert_matches (query_id, batch, job_ids)
    select query_id, batch.id, array_agg(job_id) from matched, batch
    group by query_id, batch.id order by query_id
  )
  select (select count(*) from answered), (select count(*) from matched) into candidates, matches;
end $$;
