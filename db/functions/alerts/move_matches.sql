-- Moves unsent matches of a search to the query that it is now parsed as, where the job matches that too.
create or replace function move_matches(from_query bigint, to_query bigint) returns void
language sql as $$
  with moved as materialized (
    select match.batch, job_terms.job_id
    from alert_matches match
      cross join lateral unnest(match.job_ids) as job (id)
      join job_terms on job_terms.job_id = job.id
      join percolator_queries query on query.id = to_query
    where match.query_id = from_query
      and match.batch > (
        select min(alerts.seen_batch) from alerts join alert_searches search on search.id = alerts.search_id
        where search.query_id = to_query)
      and (query.terms is null or job_terms.terms @@ query.terms)
      and (query.days is null or job_terms.posted_at >= now() - make_interval(days => query.days))
      and (pay_min is null and pay_max is null or is_paid(job_terms.pay_low, job_terms.pay_high, pay_min, pay_max))
  ), by_job as (
    update alert_matched_jobs matched set query_ids = array_append(matched.query_ids, to_query)
    from moved
    where matched.batch = moved.batch and matched.job_id = moved.job_id
      and to_query <> all(matched.query_ids)
  )
  insert into alert_matches (query_id, batch, job_ids)
  select to_query, batch, array_agg(job_id) from moved group by batch
  on conflict (query_id, batch) do update
  set job_ids = array(select unnest(alert_matches.job_ids) union select unnest(excluded.job_ids))
$$;
