DROP TRIGGER jobs_made_search ON jobs;--> statement-breakpoint
DROP TRIGGER jobs_changed_search ON jobs;--> statement-breakpoint
DROP TRIGGER user_profiles_changed_search ON user_profiles;--> statement-breakpoint
DROP FUNCTION keep_job_search();--> statement-breakpoint
DROP FUNCTION keep_company_search();--> statement-breakpoint
ALTER TABLE "job_search" DROP COLUMN "document";--> statement-breakpoint
ALTER TABLE "job_search" DROP COLUMN "terms";--> statement-breakpoint
ALTER TABLE "job_search" DROP COLUMN "head_terms";--> statement-breakpoint
DROP FUNCTION search_head(text, text, text);--> statement-breakpoint
DROP FUNCTION search_words(text);--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "posted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "active" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "job_places" (
	"no" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"place" text NOT NULL,
	CONSTRAINT "job_places_place_unique" UNIQUE("place")
);--> statement-breakpoint
CREATE TABLE "job_titles" (
	"title_key" text PRIMARY KEY,
	"title" text NOT NULL,
	"jobs" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "job_terms" (
	"job_id" uuid PRIMARY KEY,
	"posted_at" timestamp with time zone NOT NULL,
	"code" "bytea" NOT NULL,
	"terms" "tsvector" NOT NULL,
	"widener" text DEFAULT repeat(' ', 2100) NOT NULL
);--> statement-breakpoint
-- The rows shall stay narrow, some seventy a page, with the terms out of line: their index alone needs
-- them. PostgreSQL moves out what is long only from rows of 2 KB on; the widener makes each such a
-- row, and is itself compressed to almost nothing.
ALTER TABLE "job_terms" SET (toast_tuple_target = 128);--> statement-breakpoint
-- What a text is compared by, as before and in half the time: translate() looks through all its letters
-- for each of a text's, so the rare ones are looked for only where there are some.
do $make$
declare
  letters name := (
    select collname from pg_collation
    where collname in ('pg_unicode_fast', 'pg_c_utf8', 'und-x-icu', 'C.UTF-8', 'default')
    order by array_position(
      array['pg_unicode_fast', 'pg_c_utf8', 'und-x-icu', 'C.UTF-8', 'default'], collname::text)
    limit 1
  );
begin
  execute format($function$
    create or replace function fold_text(written text) returns text
    language plpgsql immutable parallel safe strict as $body$
    declare
      lowered text := lower(normalize(written, NFKD) collate %1$I);
    begin
      if lowered ~ '[\u0131\u00f8\u0111\u00f0\u0142\u03c2\u06c1\u06be\u06d0\u0660-\u0669\u06f0-\u06f9]' then
        lowered := translate(lowered, 'ېہھıøđðłς٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹', 'يههioddlσ00112233445566778899');
      end if;
      return btrim(regexp_replace(
        regexp_replace(
          translate(lowered, 'ةىأإآٱیەؤئک', 'هياااايهويك'),
          '[\u00ad\u0300-\u036f\u0610-\u061a\u061c\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08e1\u08e3-\u08ff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]',
          '', 'g'
        ),
        '(?:[^[:alnum:]+#.]|\.(?![a-z])|(?<=\.)\.)+' collate %1$I, ' ', 'g'
      ), ' ');
    end $body$
  $function$, letters);
end $make$;
--> statement-breakpoint
-- The words of a folded text without articles and endings, as stem_word takes them; a word that may
-- begin with a clitic letter (ومحاسب, كمدير) stands there twice, with a bar between. Whole texts at
-- once, in plain steps: ten times faster than word by word. The sign ! keeps a word from the next step.
create function stem_text(folded text) returns text
language sql immutable parallel safe strict as $$
  select translate(
    regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        folded,
        '(?<![^ ])(?![وف]?(?:[بك]?ال|لل)[\u0627-\u06d3]{3})([وفبكل])([\u0627-\u06d3]{4,})(?![^ ])', '\1\2|\2', 'g'),
        '(?<![^ |])[وف]?(?:[بك]?ال|لل)(?=[\u0627-\u06d3]{3})', '', 'g'),
        '(?<![^ |])(مدرسه|مكتبه|بيانات)(?![^ |])', '\1!', 'g'),
        '(?<![^ |])([\u0627-\u06d3]{3,})(?:ات|ه)(?![^ |])', '\1!', 'g'),
        '(?<![^ |])([\u0627-\u06d3]{4,}|[\u0627-\u06d3]{2,}ي)[يو]ن(?![^ |])', '\1', 'g'),
      '(?<![^ |])([a-z]{2,})ies(?![^ |])', '\1y', 'g'),
      '(?<![^ |])([a-z]+(?:ss|sh|ch|x|z))es(?![^ |])', '\1', 'g'),
      '(?<![^ |])([a-z]{2,}[a-hj-rtv-z])s(?![^ |])', '\1', 'g'),
    '!', '')
$$;
--> statement-breakpoint
-- One word; of two readings the first.
create or replace function stem_word(word text) returns text
language sql immutable parallel safe strict as $$ select split_part(stem_text(word), '|', 1) $$;
--> statement-breakpoint
-- The stems of a folded text, each with a sign before it, with spaces between: without stop words
-- (search/stem.ts has the same) and what is too long for a word. A number stands there with what it
-- counts, too: 8_hour.
create function search_stems(sign text, folded text) returns text
language plpgsql immutable parallel safe strict as $$
declare
  stems text := stem_text(left(folded, 60000));
  told text := translate(regexp_replace(stems, '(?<![^ |])(?:[^ |]{61,}|a|an|and|are|as|at|be|by|for|from|in|is|it|of|on|or|that|the|this|to|we|will|with|you|your|اذا|التي|الذي|الي|ان|او|بعد|بين|ثم|على|علي|عن|غير|في|قبل|كل|لا|ما|مع|من|هذا|هذه|هو|هي|و)(?![^ |])', '', 'g'), '|', ' ');
begin
  if stems ~ '(?<![^ ])[0-9]' then
    told := concat_ws(' ', told, (
      select string_agg(array_to_string(pair, '_'), ' ')
      from regexp_matches(stems, '(?<![^ ])([0-9]{1,9}) ([^ |]+)', 'g') pair
      where length(pair[1] || pair[2]) < 60
    ));
  end if;
  return case when sign = '' then told else regexp_replace(told, '([^ ]+)', sign || '\1', 'g') end;
end $$;
--> statement-breakpoint
-- What a job's place is known by: its id, or where it has none the folded parts of its text.
create function place_key(place_id text, location text) returns text
language plpgsql immutable parallel safe as $$
begin
  if place_id is not null then return left(place_id, 300); end if;
  return left(coalesce((
    select string_agg('~' || fold_text(part), '/' order by nr)
    from regexp_split_to_table(location, '[,،]') with ordinality as parts (part, nr)
    where fold_text(part) <> ''
  ), '~'), 300);
end $$;
--> statement-breakpoint
-- The band of the filter by salary that a job's lower bound is in, from 1; 0 for none.
create function salary_band(salary_min numeric, currency text) returns int
language sql immutable parallel safe as $$
  select case
    when currency <> 'SYP' or salary_min is null or salary_min < 0 then 0
    else least(5, 1 + floor(salary_min / 500000))::int
  end
$$;
--> statement-breakpoint
create function work_arranged(work_arrangement text, employment_type text) returns text
language sql immutable parallel safe as $$
  select coalesce(work_arrangement, case employment_type when 'remote' then 'remote' else 'office' end)
$$;
--> statement-breakpoint
-- What a job is counted by: eight bytes, a number of its choices and the minute of posting;
-- app/areas/jobs/job-codes.ts reads them.
create function job_code(job jobs, company_size text, place smallint) returns bytea
language plpgsql stable as $$
begin
  return int4send(
    coalesce(array_position(array['Information Technology', 'Marketing & Sales', 'Accounting & Finance', 'Engineering', 'Healthcare', 'Education', 'Design', 'Human Resources', 'Law', 'Logistics'], job.category), 0)
    | (coalesce(array_position(array['full-time', 'part-time', 'contract', 'remote', 'freelance'], job.employment_type), 0) << 4)
    | (coalesce(array_position(array['entry', 'mid', 'senior', 'executive'], job.experience_level), 0) << 7)
    | (coalesce(array_position(array['office', 'remote', 'hybrid'], work_arranged(job.work_arrangement, job.employment_type)), 0) << 10)
    | (salary_band(job.salary_min, job.currency) << 12)
    | (coalesce(array_position(array['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'], company_size), 0) << 15)
    | ((case when place between 1 and 4095 then place::int else 0 end) << 18)
  ) || int4send(floor(extract(epoch from job.created_at) / 60)::int);
end $$;
--> statement-breakpoint
create function day_of(moment timestamptz) returns int
language sql immutable parallel safe strict as $$
  select floor(extract(epoch from moment) / 86400)::int
$$;
--> statement-breakpoint
-- Two choices of a job in one term, so that filters of which each has many jobs are quickly seen to
-- have few together. search/tag-pairs.ts writes them alike.
create function tag_pairs(category text, province text, type text, level text, band int) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array[
    left(category, 4) || ':' || province,
    left(category, 4) || ':' || left(type, 4),
    left(category, 4) || ':' || left(level, 4),
    left(category, 4) || ':' || band,
    province || ':' || left(type, 4),
    province || ':' || left(level, 4),
    province || ':' || band,
    left(type, 4) || ':' || left(level, 4),
    left(type, 4) || ':' || band,
    left(level, 4) || ':' || band
  ], null)
$$;
--> statement-breakpoint
-- What filters ask of a job, as terms (see also search/tag-pairs.ts): category, type, level, arrangement, salary band, currency of
-- a stated pay, company with its size and industry, each place that it lies in, and the day of
-- posting with the eights, sixty-fours and five hundred and twelves of days around it.
create function job_tags(job jobs, company_size text, industry text) returns text[]
language plpgsql stable as $$
declare
  day int := day_of(job.created_at);
  place text := '@';
  part text;
  tags text[] := array_remove(array[
    'c:' || job.category,
    't:' || job.employment_type,
    'l:' || job.experience_level,
    'w:' || work_arranged(job.work_arrangement, job.employment_type),
    's:' || nullif(salary_band(job.salary_min, job.currency), 0),
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
    job.employment_type, job.experience_level, nullif(salary_band(job.salary_min, job.currency), 0));
end $$;
--> statement-breakpoint
-- Writes what jobs are found by, as it was read from their texts: folded title and company, and all
-- stems: =stem of the title, ~stem of the company's name, %stem of the requirements, stem of any text.
create function write_job_search(ids uuid[], titles text[], companies text[], stems text[])
returns void
language plpgsql as $$
begin
  insert into job_places (place)
  select distinct place_key(place_id, location) from jobs
  where id = any(ids) and status = 'active'
    and place_key(place_id, location) not in (select place from job_places)
  order by 1
  on conflict do nothing;
  insert into job_search (job_id, title, company, posted_at, active)
  select id, left(read.title, 500), left(read.company, 500), created_at, status = 'active'
  from unnest(ids, titles, companies) as read (id, title, company) join jobs using (id)
  on conflict (job_id) do update set
    title = excluded.title, company = excluded.company,
    posted_at = excluded.posted_at, active = excluded.active;
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
-- Reads the given jobs and writes what they are found by.
create function index_jobs(ids uuid[]) returns void
language plpgsql as $$
begin
  perform write_job_search(
    array_agg(id), array_agg(title), array_agg(company), array_agg(concat_ws(' ',
      search_stems('=', title), search_stems('~', company), search_stems('%', requirements),
      search_stems('', concat_ws(' ', nullif(title, ''), nullif(company, ''),
        nullif(requirements, ''), description)))))
  from (
    select jobs.id, fold_text(jobs.title) as title,
      fold_text(company_called(company_name, first_name, last_name)) as company,
      fold_text(list_sentences(jobs.requirements)) as requirements,
      fold_text(jobs.description) as description
    from jobs join user_profiles on user_profiles.id = jobs.company_id
    where jobs.id = any(ids)
    offset 0
  ) read
  having count(*) > 0;
end $$;
--> statement-breakpoint
create function title_key(title text) returns text
language sql immutable parallel safe strict as $$ select left(fold_text(title), 200) $$;
--> statement-breakpoint
create function keep_made_jobs() returns trigger language plpgsql as $$
begin
  -- An importer has read the texts itself and writes this in the same transaction.
  if current_setting('furas.jobs_read', true) is distinct from 'yes' then
    perform index_jobs(array(select id from made));
  end if;
  insert into job_titles as known (title_key, title, jobs)
  select title_key(title), min(title), count(*) filter (where status = 'active') from made
  group by 1 order by 1
  on conflict (title_key) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_made_search after insert on jobs
referencing new table as made for each statement execute function keep_made_jobs();
--> statement-breakpoint
create function keep_changed_jobs() returns trigger language plpgsql as $$
begin
  perform index_jobs(array(
    select after.id from after join before using (id)
    where (after.status = 'active' and before.status <> 'active')
      or (after.title, after.description, after.requirements, after.company_id, after.category,
        after.location, after.place_id, after.salary_min, after.salary_max, after.currency,
        after.employment_type, after.experience_level, after.work_arrangement, after.created_at)
      is distinct from (before.title, before.description, before.requirements, before.company_id,
        before.category, before.location, before.place_id, before.salary_min, before.salary_max,
        before.currency, before.employment_type, before.experience_level, before.work_arrangement,
        before.created_at)
  ));
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
create trigger jobs_changed_search after update on jobs
referencing old table as before new table as after
for each statement execute function keep_changed_jobs();
--> statement-breakpoint
create function keep_gone_jobs() returns trigger language plpgsql as $$
begin
  delete from job_terms using gone where job_terms.job_id = gone.id;
  update job_titles set jobs = job_titles.jobs - less.jobs from (
    select title_key(title) as title_key, count(*) as jobs from gone
    where status = 'active' group by 1 order by 1
  ) less where less.title_key = job_titles.title_key;
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_gone_search after delete on jobs
referencing old table as gone for each statement execute function keep_gone_jobs();
--> statement-breakpoint
create function keep_company_jobs() returns trigger language plpgsql as $$
begin
  perform index_jobs(array(select id from jobs where company_id = new.id));
  return null;
end $$;
--> statement-breakpoint
create trigger user_profiles_changed_search after update on user_profiles
for each row when (
  (company_called(old.company_name, old.first_name, old.last_name), old.company_size, old.industry)
    is distinct from
  (company_called(new.company_name, new.first_name, new.last_name), new.company_size, new.industry)
) execute function keep_company_jobs();
--> statement-breakpoint
-- The days from one to the other as terms, as few as cover them.
create function days_asked(first int, last int) returns tsquery
language plpgsql immutable strict as $$
declare
  at int := first;
  size int;
  asked text[] := '{}';
begin
  while at <= last loop
    size := 9;
    while size > 0 and (at & ((1 << size) - 1) <> 0 or at + (1 << size) - 1 > last) loop
      size := size - 3;
    end loop;
    asked := asked || format('''d%s:%s''', size, at >> size);
    at := at + (1 << size);
  end loop;
  return array_to_string(asked, '|')::tsquery;
end $$;
--> statement-breakpoint
-- The days that the board spans, and how many jobs a day answer `asked`, as the planner guesses; null
-- where they are so few in all that days do not matter.
create function job_days(
  asked tsquery, few int, out oldest int, out newest int, out jobs_a_day real
)
language plpgsql set enable_indexscan = on as $$
declare
  plan json;
  expected real;
  known real := (select reltuples from pg_class where oid = 'job_terms'::regclass);
begin
  if known < 20000 then return; end if;
  execute format('explain (format json) select from job_terms where terms @@ %L', asked) into plan;
  expected := plan -> 0 -> 'Plan' ->> 'Plan Rows';
  if expected < few then return; end if;
  select day_of(min(posted_at)), day_of(max(posted_at)) into oldest, newest from job_terms;
  jobs_a_day := expected / (newest - oldest + 1);
end $$;
--> statement-breakpoint
-- The first day of a stretch moved back to where fewer terms cover it, not far for its width.
create function rounded(first int, width int) returns int
language sql immutable strict as $$
  select first & ~case when width >= 256 then 63 when width >= 32 then 7 else 0 end
$$;
--> statement-breakpoint
-- Up to `most` jobs that answer `asked`, the newest or (`rising`) the oldest first, after the one of
-- `from_at` and `from_id`. Reads the board in stretches of days that widen where little is found, so
-- that a word of most jobs costs no more than a rare one.
create function find_jobs(
  asked tsquery, most int, rising boolean default false,
  from_at timestamptz default null, from_id uuid default null,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null,
  out job_id uuid, out posted_at timestamptz
) returns setof record
language plpgsql rows 100
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  days record := job_days(asked, 3000);
  at int;
  past int;
  width int;
  got int;
  stretch tsquery := asked;
begin
  if days.jobs_a_day is not null then
    days.oldest := greatest(days.oldest, day_of(since));
    if rising then at := greatest(days.oldest, day_of(from_at));
    else at := least(days.newest, day_of(from_at)); end if;
    width := ceil(least(greatest(4 * most, 300) / days.jobs_a_day, 100000));
  end if;
  loop
    if width is not null then
      past := case when rising then at + width else rounded(at - width + 1, width) - 1 end;
      stretch := asked && days_asked(least(at, past + 1), greatest(at, past - 1));
    end if;
    if rising then
      return query select job_id, posted_at from job_terms
      where terms @@ stretch
        and (since is null or posted_at >= since)
        and (from_at is null or not (posted_at < from_at or (posted_at = from_at and job_id <= from_id)))
        and (pay_min is null and pay_max is null or is_paid(job_id, pay_min, pay_max))
      order by posted_at, job_id limit most;
    else
      return query select job_id, posted_at from job_terms
      where terms @@ stretch
        and (since is null or posted_at >= since)
        and (from_at is null or not (posted_at > from_at or (posted_at = from_at and job_id >= from_id)))
        and (pay_min is null and pay_max is null or is_paid(job_id, pay_min, pay_max))
      order by posted_at desc, job_id desc limit most;
    end if;
    get diagnostics got = row_count;
    most := most - got;
    exit when most <= 0 or width is null or past < days.oldest or past > days.newest;
    at := past;
    width := wider(width, got, most);
  end loop;
end $$;
--> statement-breakpoint
-- How many more days to read where so many brought so few.
create function wider(width int, got int, wanted int) returns int
language sql immutable as $$
  select least(100000, width * case when got = 0 then 8 else least(8, greatest(1, ceil(1.3 * wanted / got)))::int end)
$$;
--> statement-breakpoint
-- The codes of the jobs that answer `asked`, one after the other; of more than `most` those of the
-- newest, and some more.
create function found_codes(
  asked tsquery, most int,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null
) returns bytea
language plpgsql
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  days record := job_days(asked, 3 * most / 2);
  at int := days.newest;
  past int;
  width int;
  stretch tsquery := asked;
  got bytea;
  codes bytea := '';
begin
  if days.jobs_a_day is not null then
    days.oldest := greatest(days.oldest, day_of(since));
    width := ceil(least(1.1 * most / days.jobs_a_day, 100000));
  end if;
  loop
    if width is not null then
      past := rounded(at - width + 1, width) - 1;
      stretch := asked && days_asked(past + 1, case when at = days.newest then at | 7 else at end);
    end if;
    select string_agg(code, '') into got from job_terms
    where terms @@ stretch
      and (since is null or posted_at >= since)
      and (pay_min is null and pay_max is null or is_paid(job_id, pay_min, pay_max));
    codes := codes || coalesce(got, '');
    most := most - coalesce(length(got), 0) / 8;
    exit when most <= 0 or width is null or past < days.oldest;
    at := past;
    width := wider(width, coalesce(length(got), 0) / 8, most);
  end loop;
  return codes;
end $$;
--> statement-breakpoint
-- Whether a job's pay overlaps the one asked for; a bound left out is open. Bounds are stored as
-- entered, also the wrong way round.
create function is_paid(job uuid, pay_min numeric, pay_max numeric) returns boolean
language sql stable parallel safe as $$
  select exists (
    select from jobs where id = job
      and (pay_min is null or salary_max is null or greatest(salary_min, salary_max) >= pay_min)
      and (pay_max is null or salary_min is null or least(salary_min, salary_max) <= pay_max)
  )
$$;
--> statement-breakpoint
-- Loads the library whose setting the next function has.
select word_similarity('', '');
--> statement-breakpoint
-- Words of the titles of active jobs and of companies' names: those that begin so, or (`alike`) those
-- that are written nearly so.
create function title_words(sought text, alike boolean) returns setof text
language plpgsql stable rows 100 set pg_trgm.word_similarity_threshold = 0.4
as $$
begin
  if alike then
    return query select distinct word from (
      (select title_key as text from job_titles where sought <% title_key and jobs > 0 limit 300)
      union all
      (select fold_text(company_called(company_name, first_name, last_name)) from user_profiles
        where sought <% fold_text(company_called(company_name, first_name, last_name))
          and user_type = 'company' limit 300)
    ) near, string_to_table(text, ' ') word;
  else
    return query select word from (
      (select title_key as text, jobs from job_titles
        where title_key like '%' || sought || '%' and jobs > 0 order by jobs desc limit 300)
      union all
      (select fold_text(company_called(company_name, first_name, last_name)), 1 from user_profiles
        where fold_text(company_called(company_name, first_name, last_name)) like '%' || sought || '%'
          and user_type = 'company' limit 300)
    ) near, string_to_table(text, ' ') word
    where starts_with(word, sought) group by word order by sum(jobs) desc limit 10;
  end if;
end $$;
--> statement-breakpoint
-- Jobs from before this migration.
select index_jobs(array(select id from jobs));--> statement-breakpoint
insert into job_titles (title_key, title, jobs)
select title_key(title), min(title), count(*) filter (where status = 'active') from jobs group by 1;--> statement-breakpoint
ALTER TABLE "job_search" ALTER COLUMN "posted_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "job_terms_newest" ON "job_terms" USING btree ("posted_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
-- A short list of what waits to be sorted in: every search reads all of it.
CREATE INDEX "job_terms_terms" ON "job_terms" USING gin ("terms") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "job_search_titles" ON "job_search" USING btree ("title" COLLATE "C","posted_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST) WHERE "active";--> statement-breakpoint
DROP INDEX "job_search_company";--> statement-breakpoint
CREATE INDEX "job_search_companies" ON "job_search" USING btree ("company" COLLATE "C","posted_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST) WHERE "active";--> statement-breakpoint
CREATE INDEX "user_profiles_called" ON "user_profiles" USING btree (fold_text(company_called("company_name", "first_name", "last_name"))) WHERE "user_type" = 'company';--> statement-breakpoint
CREATE INDEX "user_profiles_called_parts" ON "user_profiles" USING gin (fold_text(company_called("company_name", "first_name", "last_name")) gin_trgm_ops) WHERE "user_type" = 'company';--> statement-breakpoint
CREATE INDEX "job_titles_beginning" ON "job_titles" USING btree ("title_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "job_titles_parts" ON "job_titles" USING gin ("title_key" gin_trgm_ops);--> statement-breakpoint
-- What is suggested as one types. A popularity changes seldom, so that to count a job leaves the
-- indexes alone.
ALTER TABLE "job_titles" ADD COLUMN "popularity" smallint GENERATED ALWAYS AS (case when jobs > 0 then floor(log(2, jobs)) end) STORED;--> statement-breakpoint
CREATE TABLE "company_jobs" (
	"company_id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "company_jobs_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE "place_jobs" (
	"place" text PRIMARY KEY,
	"jobs" integer NOT NULL
);--> statement-breakpoint
-- Adds to the active jobs of companies and of places (see place_key), one of each for a job; `by` may
-- be less than nothing. In order, so that nobody waits for each other.
create function count_jobs(companies uuid[], places text[], by int[]) returns void
language plpgsql as $$
begin
  insert into company_jobs as known (company_id, name, name_key, jobs)
  select id, called, fold_text(called), more
  from (
    select company, sum(each) as more from unnest(companies, by) counted (company, each) group by 1
  ) changed
  join user_profiles on id = company,
    lateral (select company_called(company_name, first_name, last_name) as called) named
  order by id
  on conflict (company_id) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
  insert into place_jobs as known (place, jobs)
  select at, sum(each) from unnest(places, by) counted (at, each) group by 1 order by 1
  on conflict (place) do update set jobs = known.jobs + excluded.jobs where excluded.jobs <> 0;
end $$;
--> statement-breakpoint
create function count_made_jobs() returns trigger language plpgsql as $$
begin
  perform count_jobs(array_agg(company_id), array_agg(place_key(place_id, location)), array_agg(1))
  from made where status = 'active';
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_made_count after insert on jobs
referencing new table as made for each statement execute function count_made_jobs();
--> statement-breakpoint
create function count_changed_jobs() returns trigger language plpgsql as $$
begin
  perform count_jobs(array_agg(company_id), array_agg(place_key(place_id, location)), array_agg(by))
  from (
    select status, company_id, place_id, location, 1 as by from after
    union all
    select status, company_id, place_id, location, -1 from before
  ) each
  where status = 'active' and exists (
    select from after join before using (id)
    where (after.status, after.company_id, after.place_id, after.location)
      is distinct from (before.status, before.company_id, before.place_id, before.location)
  )
  having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_changed_count after update on jobs
referencing old table as before new table as after
for each statement execute function count_changed_jobs();
--> statement-breakpoint
create function count_gone_jobs() returns trigger language plpgsql as $$
begin
  perform count_jobs(array_agg(company_id), array_agg(place_key(place_id, location)), array_agg(-1))
  from gone where status = 'active';
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_gone_count after delete on jobs
referencing old table as gone for each statement execute function count_gone_jobs();
--> statement-breakpoint
create function name_company_jobs() returns trigger language plpgsql as $$
declare
  called text := company_called(new.company_name, new.first_name, new.last_name);
begin
  update company_jobs set name = called, name_key = fold_text(called) where company_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger user_profiles_changed_name after update on user_profiles
for each row when (
  company_called(old.company_name, old.first_name, old.last_name)
    is distinct from company_called(new.company_name, new.first_name, new.last_name)
) execute function name_company_jobs();
--> statement-breakpoint
insert into company_jobs (company_id, name, name_key, jobs)
select id, called, fold_text(called), counted.jobs
from (
  select company_id, count(*) filter (where status = 'active') as jobs from jobs group by 1
) counted join user_profiles on id = company_id,
  lateral (select company_called(company_name, first_name, last_name) as called) named;
--> statement-breakpoint
insert into place_jobs (place, jobs)
select place_key(place_id, location), count(*) from jobs where status = 'active' group by 1;
--> statement-breakpoint
CREATE INDEX "place_jobs_beginning" ON "place_jobs" USING btree ("place" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "job_titles_words" ON "job_titles" USING gin (array_to_tsvector(string_to_array("title_key", ' ')));--> statement-breakpoint
CREATE INDEX "job_titles_popular" ON "job_titles" USING btree ("popularity" DESC) WHERE "popularity" is not null;--> statement-breakpoint
CREATE INDEX "company_jobs_names" ON "company_jobs" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
-- Titles and companies with active jobs whose folded name matches each list of patterns, of which the
-- second and third may be null; those of most jobs first, where one that is like `start` counts for
-- four. Of titles the usual ones are read first, and where few of them match, any others that do.
create function suggest_names(longest text[], second text[], third text[], start text)
returns table (kind text, key text, label text, jobs int, score int)
language plpgsql stable rows 10
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  got int;
begin
  return query
  select 'title', title_key, title, jobs, case when title_key like start then 4 else 1 end * jobs
  from (
    select * from job_titles where popularity is not null order by popularity desc limit 1000
  ) usual
  where title_key like any (longest)
    and (second is null or title_key like any (second))
    and (third is null or title_key like any (third))
  order by 5 desc, title_key limit 8;
  get diagnostics got = row_count;
  if got < 8 then
    return query
    select 'title', title_key, title, jobs, case when title_key like start then 4 else 1 end * jobs
    from (
      select * from job_titles
      where popularity is not null and title_key like any (longest)
        and (second is null or title_key like any (second))
        and (third is null or title_key like any (third))
      limit 300
    ) others
    order by 5 desc, title_key limit 8;
  end if;
  return query
  select 'company', company_id::text, name, jobs, case when name_key like start then 4 else 1 end * jobs
  from (
    select * from company_jobs
    where jobs > 0 and name_key like any (longest)
      and (second is null or name_key like any (second))
      and (third is null or name_key like any (third))
    limit 1000
  ) companies
  order by 5 desc, name_key limit 4;
end $$;
--> statement-breakpoint
-- How many active jobs answer each query, in order, until so many queries have any; more than `most`
-- is at least so many. Where titles alone show that (`titled`, on their whole words), all terms are
-- not looked through.
create function suggest_counts(asked text[], titled text[], wanted int, most int)
returns table (at int, jobs int)
language plpgsql rows 4
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  for nr in 1 .. coalesce(array_length(asked, 1), 0) loop
    exit when wanted = 0;
    select nr, coalesce(sum(known.jobs), 0) into at, jobs from (
      select job_titles.jobs from job_titles
      where array_to_tsvector(string_to_array(title_key, ' ')) @@ titled[nr]::tsquery
        and popularity is not null
      limit most + 1
    ) known;
    if jobs <= most then
      jobs := length(found_codes(asked[nr]::tsquery, most + 1)) / 8;
    end if;
    if jobs > 0 then wanted := wanted - 1; end if;
    return next;
  end loop;
end $$;
--> statement-breakpoint
-- How many active jobs are at a place or in it; of those without an id, that have one of its names.
create function jobs_at(id text, names text[]) returns int
language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select coalesce(sum(jobs), 0) from place_jobs
    where place = id or place like id || '/%'
      or (place like '~%' and string_to_array(place, '/') && names)
  );
end $$;
