ALTER TABLE "job_search" ADD COLUMN "head_terms" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "terms" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_terms" ON "job_search" USING gin ("terms");--> statement-breakpoint
-- A folded word without its article and endings; search/stem.ts takes the same steps.
create function stem_word(word text) returns text
language sql immutable parallel safe strict as $$
  select case
    when word ~ '^[\u0627-\u06d3]+$' then regexp_replace(
      regexp_replace(word, '^[وف]?(?:[بك]?ال|لل)(?=[\u0627-\u06d3]{3})', ''),
      '^(?!(?:مدرسه|مكتبه|بيانات)$)(?:(.{3,})(?:ات|ه)|(.{4,})[يو]ن|(.{2,}ي)[يو]ن)$', '\1\2\3')
    when word !~ '^[a-z]+s$' then word
    when word ~ '^.{2,}ies$' then left(word, -3) || 'y'
    when word ~ '^.+(?:ss|sh|ch|x|z)es$' then left(word, -2)
    else regexp_replace(word, '^(.{2,}[^siu])s$', '\1')
  end
$$;
--> statement-breakpoint
-- The stems of a folded text at their places. A word that may begin with a clitic letter (ومحاسب,
-- كمدير) stands there twice, with the letter and without it.
create function search_words(folded text) returns tsvector
language sql immutable parallel safe strict as $$
  select coalesce(string_agg(
    stem_word(word) || ':' || places || case
      when word ~ '^[وفبكل][\u0627-\u06d3]{4,}$'
        and word !~ '^[وف]?(?:[بك]?ال|لل)[\u0627-\u06d3]{3}'
      then ' ' || stem_word(substr(word, 2)) || ':' || places
      else ''
    end, ' '), '')::tsvector
  from (
    select word, string_agg(least(place, 16000)::text, ',') as places
    from string_to_table(left(folded, 60000), ' ') with ordinality as each (word, place)
    where word <> '' and length(word) <= 60
    group by word
  ) words
$$;
--> statement-breakpoint
-- What a job's terms begin with: its title's (A), its company's (B) and its requirements' (C).
create function search_head(title text, company text, requirements text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(search_words(coalesce(title, '')), 'A')
    || setweight(search_words(coalesce(company, '')), 'B')
    || setweight(search_words(coalesce(requirements, '')), 'C')
$$;
--> statement-breakpoint
create or replace function keep_job_search() returns trigger language plpgsql as $$
declare
  called text;
  title text := fold_text(new.title);
  description text := fold_text(new.description);
  requirements text := fold_text(list_sentences(new.requirements));
  head tsvector;
begin
  select fold_text(company_called(company_name, first_name, last_name)) into called
  from user_profiles where id = new.company_id;
  head := search_head(title, called, requirements);
  insert into job_search (job_id, title, company, document, head_terms, terms)
  values (
    new.id, title, called,
    concat_ws(' ', nullif(title, ''), nullif(description, ''), nullif(requirements, ''), nullif(called, '')),
    head, head || search_words(description))
  on conflict (job_id) do update set
    title = excluded.title, company = excluded.company, document = excluded.document,
    head_terms = excluded.head_terms, terms = excluded.terms;
  return null;
end $$;
--> statement-breakpoint
create or replace function keep_company_search() returns trigger language plpgsql as $$
declare
  called text := fold_text(company_called(new.company_name, new.first_name, new.last_name));
begin
  update job_search set
    company = called,
    document = fold_text(concat_ws(
      ' | ', jobs.title, jobs.description, list_sentences(jobs.requirements), called)),
    head_terms = head,
    terms = head || search_words(fold_text(jobs.description))
  from jobs, lateral (
    select search_head(
      fold_text(jobs.title), called, fold_text(list_sentences(jobs.requirements))) as head
  ) begins
  where jobs.company_id = new.id and job_search.job_id = jobs.id;
  return null;
end $$;
--> statement-breakpoint
-- Jobs from before this migration.
update job_search set head_terms = head, terms = head || search_words(fold_text(jobs.description))
from jobs join job_search before on before.job_id = jobs.id, lateral (
  select search_head(
    before.title, before.company, fold_text(list_sentences(jobs.requirements))) as head
) begins
where jobs.id = job_search.job_id;
