-- What a job costs and what an alert costs that becomes due (record 41): matches are written once for
-- each query of a batch of jobs and not once for each job, and an alert is given a time when it is due
-- and not when something matches.
CREATE TABLE "alert_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"compared_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_matched_jobs" (
	"batch" bigint NOT NULL,
	"job_id" uuid NOT NULL,
	"query_ids" bigint[] NOT NULL,
	CONSTRAINT "alert_matched_jobs_pk" PRIMARY KEY("batch","job_id")
);
--> statement-breakpoint
CREATE TABLE "alert_due" (
	"alert_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_matches" RENAME TO "alert_matches_before";--> statement-breakpoint
CREATE TABLE "alert_matches" (
	"query_id" bigint NOT NULL,
	"batch" bigint NOT NULL,
	"job_ids" uuid[] NOT NULL,
	CONSTRAINT "alert_matches_pk" PRIMARY KEY("query_id","batch")
);
--> statement-breakpoint
-- Each match of before is a batch of its own: alerts have noted its id as the last that they have seen.
INSERT INTO "alert_batches" ("id", "compared_at") OVERRIDING SYSTEM VALUE
SELECT "id", "matched_at" FROM "alert_matches_before";--> statement-breakpoint
INSERT INTO "alert_matched_jobs" ("batch", "job_id", "query_ids")
SELECT "id", "job_id", ARRAY["query_id"] FROM "alert_matches_before";--> statement-breakpoint
INSERT INTO "alert_matches" ("query_id", "batch", "job_ids")
SELECT "query_id", "id", ARRAY["job_id"] FROM "alert_matches_before";--> statement-breakpoint
SELECT setval(
	pg_get_serial_sequence('alert_batches', 'id'),
	greatest(1, (SELECT max("id") FROM "alert_matches_before"), (SELECT max("seen_match") FROM "alerts"))
);--> statement-breakpoint
DROP TABLE "alert_matches_before";--> statement-breakpoint
INSERT INTO "alert_due" ("alert_id", "at")
SELECT "id", "next_at" FROM "alerts" WHERE "next_at" <= now() OR ("next_at" IS NOT NULL AND "frequency" = 'instant');--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "next_at";--> statement-breakpoint
ALTER TABLE "alerts" RENAME COLUMN "seen_match" TO "seen_batch";--> statement-breakpoint
-- Room to change what a digest changes without another entry in each index.
ALTER TABLE "alerts" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "alert_progress" RENAME COLUMN "scheduled_match" TO "scheduled_batch";--> statement-breakpoint
ALTER TABLE "alert_progress" ADD COLUMN "scheduled_hour" timestamp with time zone DEFAULT date_trunc('hour', now(), 'Asia/Damascus') NOT NULL;--> statement-breakpoint
CREATE INDEX "alert_matched_jobs_job" ON "alert_matched_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "alert_due_at" ON "alert_due" USING btree ("at");--> statement-breakpoint
DROP INDEX "alerts_search";--> statement-breakpoint
CREATE INDEX "alerts_search" ON "alerts" USING btree ("search_id","frequency");--> statement-breakpoint
CREATE INDEX "alerts_hourly" ON "alerts" USING btree ("frequency","hour") WHERE "confirmed_at" is not null and "paused_at" is null;--> statement-breakpoint
DROP FUNCTION next_alert_at(text, int, timestamptz, timestamptz);--> statement-breakpoint
-- The frequencies and hours of alerts that are due with the full hours after `since` until `upto`,
-- Damascus time; the weekly ones on Sundays.
create function alert_hours(since timestamptz, upto timestamptz)
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
--> statement-breakpoint
create or replace function remove_alerts_of_gone_jobs() returns trigger language plpgsql as $$
begin
  update alert_matches match
  set job_ids = array(select unnest(match.job_ids) except select id from gone)
  from (
    select distinct batch, unnest(query_ids) as query_id
    from alert_matched_jobs join gone on gone.id = alert_matched_jobs.job_id
  ) of_gone
  where match.query_id = of_gone.query_id and match.batch = of_gone.batch;
  delete from alert_matched_jobs using gone where alert_matched_jobs.job_id = gone.id;
  delete from alert_sent_jobs using gone where alert_sent_jobs.job_id = gone.id;
  return null;
end $$;
--> statement-breakpoint
-- As in migration 0041, but matches are written for each query of the batch, a job's keys are found in
-- one pass of the index, and queries are fetched in their order, each page of them once.
-- Writes which queries the jobs of these changes answer, and removes what they answer no more. A job that
-- answered before it was changed is no news; whether its pay has changed is not known. Returns the number
-- of candidates and of new matches.
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
        and (pay_min is null and pay_max is null or is_paid(job_terms.job_id, pay_min, pay_max)))
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
    select job_terms.job_id, job_terms.posted_at, strip(job_terms.terms) as terms,
      -- The oldest of several changes; null where the job is new.
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
          else is_paid(job.job_id, query.pay_min, query.pay_max) end
        and query.id <> all(job.known)
      ) as is_match
    from (select * from candidate order by query_id) candidate
      join probed job on job.job_id = candidate.job_id
      -- A subquery of its own, so that it is looked up in the index for each.
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
--> statement-breakpoint
-- A search that is read as another query by now: what answered the old one, answers the new one too and
-- was not sent yet is not lost.
create function move_matches(from_query bigint, to_query bigint) returns void
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
      and (pay_min is null and pay_max is null or is_paid(job_terms.job_id, pay_min, pay_max))
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
