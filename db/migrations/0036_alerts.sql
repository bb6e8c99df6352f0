CREATE TABLE "percolator_queries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"hash" text NOT NULL UNIQUE,
	"terms" "tsquery",
	"days" integer,
	"pay_min" numeric,
	"pay_max" numeric
);
--> statement-breakpoint
CREATE TABLE "percolator_keys" (
	"term" text COLLATE "C" NOT NULL,
	"is_prefix" boolean NOT NULL,
	"second" text COLLATE "C" NOT NULL,
	"query_id" bigint NOT NULL,
	CONSTRAINT "percolator_keys_pk" PRIMARY KEY("term","is_prefix","second","query_id")
);
--> statement-breakpoint
CREATE TABLE "alert_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"params" text NOT NULL UNIQUE,
	"query_id" bigint NOT NULL,
	"parsed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_unknown_words" (
	"stem" text COLLATE "C" NOT NULL,
	"search_id" bigint NOT NULL,
	CONSTRAINT "alert_unknown_words_pk" PRIMARY KEY("stem","search_id")
);
--> statement-breakpoint
CREATE TABLE "changed_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"job_id" uuid NOT NULL,
	"terms_before" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "alert_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"query_id" bigint NOT NULL,
	"job_id" uuid NOT NULL,
	"matched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_matches_once" UNIQUE("job_id","query_id")
);
--> statement-breakpoint
CREATE TABLE "alert_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid UNIQUE,
	"email" text UNIQUE,
	"language" text NOT NULL,
	"feed_key" text NOT NULL UNIQUE,
	"last_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_recipients_check" CHECK (("alert_recipients"."user_id" is null) <> ("alert_recipients"."email" is null)),
	CONSTRAINT "alert_recipients_language_check" CHECK ("alert_recipients"."language" in ('ar', 'en'))
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient_id" uuid NOT NULL,
	"search_id" bigint NOT NULL,
	"name" text NOT NULL,
	"frequency" text NOT NULL,
	"hour" smallint NOT NULL,
	"paused_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"seen_match" bigint NOT NULL,
	"next_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_once" UNIQUE("recipient_id","search_id"),
	CONSTRAINT "alerts_frequency_check" CHECK ("alerts"."frequency" in ('instant', 'daily', 'weekly')),
	CONSTRAINT "alerts_hour_check" CHECK ("alerts"."hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "alert_digests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_sent_jobs" (
	"recipient_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	"digest_id" uuid NOT NULL,
	CONSTRAINT "alert_sent_jobs_recipient_id_job_id_pk" PRIMARY KEY("recipient_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "alert_progress" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"scheduled_match" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "alert_progress_check" CHECK ("alert_progress"."only")
);
--> statement-breakpoint
INSERT INTO "alert_progress" DEFAULT VALUES;--> statement-breakpoint
ALTER TABLE "percolator_keys" ADD CONSTRAINT "percolator_keys_query_id_percolator_queries_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."percolator_queries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_searches" ADD CONSTRAINT "alert_searches_query_id_percolator_queries_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."percolator_queries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_unknown_words" ADD CONSTRAINT "alert_unknown_words_search_id_alert_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."alert_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_recipients" ADD CONSTRAINT "alert_recipients_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_recipient_id_alert_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."alert_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_search_id_alert_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."alert_searches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_digests" ADD CONSTRAINT "alert_digests_recipient_id_alert_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."alert_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_sent_jobs" ADD CONSTRAINT "alert_sent_jobs_recipient_id_alert_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."alert_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "percolator_keys_query" ON "percolator_keys" USING btree ("query_id");--> statement-breakpoint
CREATE INDEX "alert_searches_query" ON "alert_searches" USING btree ("query_id");--> statement-breakpoint
CREATE INDEX "alert_searches_parsed" ON "alert_searches" USING btree ("parsed_at");--> statement-breakpoint
CREATE INDEX "alert_unknown_words_search" ON "alert_unknown_words" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "alert_matches_query" ON "alert_matches" USING btree ("query_id","id");--> statement-breakpoint
CREATE INDEX "alerts_search" ON "alerts" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("next_at") WHERE "next_at" is not null;--> statement-breakpoint
CREATE INDEX "alerts_unconfirmed" ON "alerts" USING btree ("created_at") WHERE "confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "alert_digests_recipient" ON "alert_digests" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "alert_digests_created" ON "alert_digests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_sent_jobs_job" ON "alert_sent_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "alert_sent_jobs_digest" ON "alert_sent_jobs" USING btree ("digest_id");--> statement-breakpoint
-- Notes the jobs whose terms are new or changed, also by plain SQL, for whoever compares them with the
-- saved searches. Nothing is noted on a board where nobody has saved any.
create function note_new_jobs() returns trigger language plpgsql as $$
begin
  if exists (select from percolator_queries) then
    insert into changed_jobs (job_id) select job_id from after;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function note_changed_jobs() returns trigger language plpgsql as $$
begin
  if exists (select from percolator_queries) then
    insert into changed_jobs (job_id, terms_before)
    select job_id, before.terms from after join before using (job_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger job_terms_new_alerts after insert on job_terms
referencing new table as after for each statement execute function note_new_jobs();
--> statement-breakpoint
create trigger job_terms_changed_alerts after update on job_terms
referencing old table as before new table as after
for each statement execute function note_changed_jobs();
--> statement-breakpoint
-- What deleted jobs leave behind; a foreign key would be checked for each match that is written.
create function remove_alerts_of_gone_jobs() returns trigger language plpgsql as $$
begin
  delete from alert_matches using gone where alert_matches.job_id = gone.id;
  delete from alert_sent_jobs using gone where alert_sent_jobs.job_id = gone.id;
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_gone_alerts after delete on jobs
referencing old table as gone for each statement execute function remove_alerts_of_gone_jobs();
--> statement-breakpoint
-- The searches to be parsed again: a title or a company's name of these changes has a word that nobody
-- knew when they were parsed.
create function searches_with_new_words(changes bigint[]) returns table (search_id bigint)
language sql stable
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
  with word as (
    select distinct substr(lexeme, 2) as stem
    from changed_jobs join job_terms using (job_id), unnest(tsvector_to_array(terms)) lexeme
    where changed_jobs.id = any(changes) and lexeme ^@ any(array['=', '~'])
  )
  select distinct unknown.search_id
  from word join alert_unknown_words unknown on unknown.stem = word.stem collate "C"
$$;
--> statement-breakpoint
-- The terms of a job that may stand second in a key: tags, and stems of its title and company.
create function second_terms(lexemes text[]) returns text[]
language sql immutable parallel safe as $$
  select array_agg(lexeme collate "C" order by lexeme collate "C") from unnest(lexemes) lexeme
  where lexeme = '' or lexeme ~ '^[=~@]|:'
$$;
--> statement-breakpoint
-- Writes which queries the jobs of these changes answer, and removes what they answer no more. A job that
-- answered before it was changed is no news; whether its pay has changed is not known. Returns the number
-- of candidates and of new matches.
create function percolate_jobs(changes bigint[], out candidates int, out matches int)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
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
      select key.query_id from unnest(job.lexemes) lexeme, percolator_keys key
      where not job.is_elsewhere and key.term = lexeme collate "C" and not key.is_prefix
        and key.second = any(job.seconds)
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
--> statement-breakpoint
-- When what matches now is sent: at once and once an hour at most, or at the next full hour that was
-- chosen, of any day or of a Sunday, Damascus time.
create function next_alert_at(frequency text, hour int, last_sent timestamptz, at timestamptz)
returns timestamptz
language sql stable as $$
  select case frequency
    when 'instant' then greatest(at, last_sent + interval '1 hour')
    else (
      select (day + make_interval(hours => hour)) at time zone 'Asia/Damascus'
      from generate_series(
        date_trunc('day', at at time zone 'Asia/Damascus'),
        date_trunc('day', at at time zone 'Asia/Damascus') + interval '8 days',
        interval '1 day') day
      where (frequency = 'daily' or extract(isodow from day) = 7)
        and day + make_interval(hours => hour) >= at at time zone 'Asia/Damascus'
      order by day limit 1)
  end
$$;
