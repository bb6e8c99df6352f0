-- What a pay is: for how long, before or after deductions, and in which pound. Since 1 January 2026
-- 100 old pounds are 1 new one.
ALTER TABLE "jobs" ADD COLUMN "pay_period" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_basis" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pound" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "comparable_min" numeric;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "comparable_max" numeric;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_pay_period_check" CHECK ("jobs"."pay_period" in ('month', 'week', 'day', 'hour', 'project'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_pay_basis_check" CHECK ("jobs"."pay_basis" in ('gross', 'net'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_pound_check" CHECK ("jobs"."pound" in ('new', 'old'));--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "pay" text DEFAULT '~' NOT NULL;--> statement-breakpoint
-- New pounds for one of a currency, from a day on.
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"new_pounds" numeric NOT NULL,
	"applied" boolean DEFAULT false NOT NULL,
	CONSTRAINT "exchange_rates_pkey" PRIMARY KEY("currency","day"),
	CONSTRAINT "exchange_rates_currency_check" CHECK ("exchange_rates"."currency" in ('USD', 'EUR', 'TRY', 'SAR', 'AED', 'LBP')),
	CONSTRAINT "exchange_rates_new_pounds_check" CHECK ("exchange_rates"."new_pounds" > 0)
);
--> statement-breakpoint
create trigger exchange_rates_change_pages after insert or update or delete or truncate on exchange_rates
for each statement execute function note_page_change();
--> statement-breakpoint
-- Months' work: six days of eight hours in each of 52 weeks. A project counts as it is written.
-- jobs/pay/comparable-pay.ts has the same.
create function pay_factor(period text) returns numeric
language sql immutable parallel safe as $$
  select case period when 'week' then 52 / 12.0 when 'day' then 26 when 'hour' then 208 else 1 end
$$;
--> statement-breakpoint
-- For a month, in the pay's own currency; Syrian pounds in new ones.
create function monthly_pay(amount numeric, period text, currency text, pound text) returns numeric
language sql immutable parallel safe as $$
  select amount * pay_factor(period)
    / case when currency = 'SYP' and pound is distinct from 'new' then 100 else 1 end
$$;
--> statement-breakpoint
-- New pounds for one of a currency today; null where the owner has set none.
create function exchange_rate(wanted text) returns numeric
language sql stable parallel safe as $$
  select case when wanted = 'SYP' then 1 else (
    select new_pounds from exchange_rates
    where currency = wanted and day <= (now() at time zone 'Asia/Damascus')::date
    order by day desc limit 1
  ) end
$$;
--> statement-breakpoint
create function comparable_pay(amount numeric, period text, currency text, pound text) returns numeric
language sql stable parallel safe as $$
  select round(monthly_pay(amount, period, currency, pound) * exchange_rate(currency), 4)
$$;
--> statement-breakpoint
-- Which pound an amount is in that does not say so: the old one before 2026, and from 100,000 a month
-- on, which would be ten million old ones. jobs/pay/pound.ts has the same.
create function likely_pound(low numeric, high numeric, period text, posted timestamptz) returns text
language sql immutable parallel safe as $$
  select case
    when posted < '2026-01-01T00:00:00+03' then 'old'
    when coalesce(greatest(low, high), 0) * pay_factor(period) >= 100000 then 'old'
    else 'new'
  end
$$;
--> statement-breakpoint
-- The band of the filter by salary that a job's lower bound is in, from 1; 0 for none. Bands are a
-- month's, in old pounds.
create function salary_band(job jobs) returns int
language sql stable parallel safe as $$
  select case when low is null or low < 0 then 0 else least(5, 1 + floor(low * 100 / 500000))::int end
  from (select coalesce(job.comparable_min, case when job.currency = 'SYP' then
    monthly_pay(job.salary_min, job.pay_period, job.currency, job.pound) end) as low) pay
$$;
--> statement-breakpoint
-- What lists by salary are sorted by: the lower bound, the highest first, then jobs that say none.
create function pay_key(job jobs) returns text
language sql immutable parallel safe as $$
  select case when low is null then '~'
    else to_char(999999999999999 - least(999999999999999, round(low)), 'FM000000000000000') end
  from (select least(job.comparable_min, job.comparable_max) as low) pay
$$;
--> statement-breakpoint
create or replace function job_code(job jobs, company_size text, place smallint) returns bytea
language plpgsql stable as $$
begin
  return int4send(
    coalesce(array_position(array['Information Technology', 'Marketing & Sales', 'Accounting & Finance', 'Engineering', 'Healthcare', 'Education', 'Design', 'Human Resources', 'Law', 'Logistics'], job.category), 0)
    | (coalesce(array_position(array['full-time', 'part-time', 'contract', 'remote', 'freelance'], job.employment_type), 0) << 4)
    | (coalesce(array_position(array['entry', 'mid', 'senior', 'executive'], job.experience_level), 0) << 7)
    | (coalesce(array_position(array['office', 'remote', 'hybrid'], work_arranged(job.work_arrangement, job.employment_type)), 0) << 10)
    | (salary_band(job) << 12)
    | (coalesce(array_position(array['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'], company_size), 0) << 15)
    | ((case when place between 1 and 4095 then place::int else 0 end) << 18)
  ) || int4send(floor(extract(epoch from job.created_at) / 60)::int);
end $$;
--> statement-breakpoint
create or replace function job_tags(job jobs, company_size text, industry text) returns text[]
language plpgsql stable as $$
declare
  day int := day_of(job.created_at);
  band int := nullif(salary_band(job), 0);
  place text := '@';
  part text;
  tags text[] := array_remove(array[
    'c:' || job.category,
    't:' || job.employment_type,
    'l:' || job.experience_level,
    'w:' || work_arranged(job.work_arrangement, job.employment_type),
    's:' || band,
    case when job.salary_min is not null or job.salary_max is not null then 'p:' || job.currency end,
    'o:' || job.company_id,
    'z:' || nullif(company_size, ''),
    'i:' || nullif(industry, ''),
    'd0:' || day,
    'd3:' || (day >> 3),
    'd6:' || (day >> 6),
    'd9:' || (day >> 9)
  ], null);
begin
  foreach part in array string_to_array(place_key(job.place_id, job.location), '/') loop
    if job.place_id is null then place := '@' || part;
    else place := place || case when place = '@' then '' else '/' end || part; end if;
    tags := tags || place;
  end loop;
  return tags || tag_pairs(job.category, (regexp_match(job.place_id, '^[^/]+/[^/]+'))[1],
    job.employment_type, job.experience_level, band);
end $$;
--> statement-breakpoint
DROP FUNCTION salary_band(numeric, text);
--> statement-breakpoint
-- As before, with the salary that lists are sorted by.
create or replace function write_job_search(ids uuid[], titles text[], companies text[], stems text[])
returns void
language plpgsql as $$
begin
  insert into job_places (place)
  select distinct place_key(place_id, location) from jobs
  where id = any(ids) and status = 'active'
    and place_key(place_id, location) not in (select place from job_places)
  order by 1
  on conflict do nothing;
  insert into job_search (job_id, title, company, posted_at, active, pay)
  select id, left(read.title, 500), left(read.company, 500), created_at, status = 'active',
    pay_key(jobs)
  from unnest(ids, titles, companies) as read (id, title, company) join jobs using (id)
  on conflict (job_id) do update set
    title = excluded.title, company = excluded.company,
    posted_at = excluded.posted_at, active = excluded.active, pay = excluded.pay;
  insert into job_terms (job_id, posted_at, code, terms)
  select jobs.id, jobs.created_at, job_code(jobs, company_size, job_places.no),
    array_to_tsvector(array_remove(
      job_tags(jobs, company_size, industry) || string_to_array(of_texts, ' ', ''), null))
  from unnest(ids, stems) as read (id, of_texts)
    join jobs on jobs.id = read.id
    join user_profiles on user_profiles.id = company_id
    join job_places on place = place_key(place_id, location)
  where status = 'active'
  on conflict (job_id) do update set
    posted_at = excluded.posted_at, code = excluded.code, terms = excluded.terms,
    widener = excluded.widener;
end $$;
--> statement-breakpoint
-- A job's comparable pay is its index's, too.
create or replace function keep_changed_jobs() returns trigger language plpgsql as $$
begin
  -- Whoever posts or edits has read the texts itself and writes this in the same transaction.
  if current_setting('furas.jobs_read', true) is distinct from 'yes' then perform index_jobs(array(
    select after.id from after join before using (id)
    where (after.status = 'active' and before.status <> 'active')
      or (after.title, after.description, after.requirements, after.company_id, after.category,
        after.location, after.place_id, after.salary_min, after.salary_max, after.currency,
        after.employment_type, after.experience_level, after.work_arrangement, after.created_at,
        after.pay_period, after.pound, after.comparable_min, after.comparable_max)
      is distinct from (before.title, before.description, before.requirements, before.company_id,
        before.category, before.location, before.place_id, before.salary_min, before.salary_max,
        before.currency, before.employment_type, before.experience_level, before.work_arrangement,
        before.created_at, before.pay_period, before.pound, before.comparable_min,
        before.comparable_max)
  )); end if;
  if exists (
    select from after join before using (id)
    where (after.status = 'active') <> (before.status = 'active') or after.title <> before.title
  ) then
    delete from job_terms using after
    where job_terms.job_id = after.id and after.status <> 'active';
    update job_search set active = false from after
    where job_search.job_id = after.id and after.status <> 'active' and job_search.active;
    insert into job_titles as known (title_key, title, jobs)
    select title_key(title), min(title), sum(jobs) from (
      select title, (status = 'active')::int as jobs from after
      union all select title, -(status = 'active')::int from before
    ) each
    group by 1 order by 1
    on conflict (title_key) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Whether a job's pay overlaps the one asked for; a bound left out is open. Both are for a month: in
-- new pounds where the job's currency has a rate, otherwise in that currency. Bounds are stored as
-- entered, also the wrong way round.
create or replace function is_paid(job uuid, pay_min numeric, pay_max numeric) returns boolean
language sql stable parallel safe as $$
  select exists (
    select from (
      select coalesce(comparable_min, round(monthly_pay(salary_min, pay_period, currency, pound), 4)) as low,
        coalesce(comparable_max, round(monthly_pay(salary_max, pay_period, currency, pound), 4)) as high
      from jobs where id = job
    ) pay
    where (pay_min is null or high is null or greatest(low, high) >= pay_min)
      and (pay_max is null or low is null or least(low, high) <= pay_max)
  )
$$;
--> statement-breakpoint
-- Says of a pay what was left open, and works out what it is compared by.
create function complete_pay() returns trigger language plpgsql as $$
begin
  new.pay_period := coalesce(new.pay_period,
    case new.employment_type when 'freelance' then 'project' else 'month' end);
  new.pound := case when new.currency = 'SYP' and coalesce(new.salary_min, new.salary_max) is not null
    then coalesce(new.pound, likely_pound(new.salary_min, new.salary_max, new.pay_period, new.created_at))
    end;
  new.comparable_min := comparable_pay(new.salary_min, new.pay_period, new.currency, new.pound);
  new.comparable_max := comparable_pay(new.salary_max, new.pay_period, new.currency, new.pound);
  return new;
end $$;
--> statement-breakpoint
create trigger jobs_complete_pay before insert or update of
  salary_min, salary_max, currency, pay_period, pound on jobs
for each row execute function complete_pay();
--> statement-breakpoint
-- Jobs that are there already, without reading all of their texts anew. No currency has a rate yet.
ALTER TABLE "jobs" DISABLE TRIGGER USER;
--> statement-breakpoint
update jobs set
  pay_period = case employment_type when 'freelance' then 'project' else 'month' end,
  pound = case when currency = 'SYP' and coalesce(salary_min, salary_max) is not null
    then likely_pound(salary_min, salary_max, 'month', created_at) end,
  comparable_min = case when currency = 'SYP' then
    round(salary_min / case likely_pound(salary_min, salary_max, 'month', created_at) when 'old' then 100 else 1 end, 4) end,
  comparable_max = case when currency = 'SYP' then
    round(salary_max / case likely_pound(salary_min, salary_max, 'month', created_at) when 'old' then 100 else 1 end, 4) end;
--> statement-breakpoint
ALTER TABLE "jobs" ENABLE TRIGGER USER;
--> statement-breakpoint
update job_search set pay = pay_key(jobs) from jobs
where jobs.id = job_search.job_id and least(jobs.comparable_min, jobs.comparable_max) is not null;
--> statement-breakpoint
-- Only new pounds may lie in another band than before.
select index_jobs(array(select id from jobs where status = 'active' and pound = 'new' and salary_min >= 5000));
--> statement-breakpoint
CREATE INDEX "job_search_pays" ON "job_search" USING btree ("pay" collate "C", "posted_at" DESC NULLS FIRST, "job_id" DESC NULLS FIRST) WHERE "job_search"."active";
