ALTER TABLE "job_search" ADD COLUMN "title_terms" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "terms" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_title" ON "job_search" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_search_terms" ON "job_search" USING gin ("terms");--> statement-breakpoint
-- A folded word without its article and endings; search/stem.ts takes the same steps.
create function stem_word(word text) returns text
language sql immutable parallel safe strict as $$
  select case
    when word ~ '^[\u0627-\u06d3]+$' then regexp_replace(
      regexp_replace(word, '^[وف]?(?:[بك]?ال|لل)(?=[\u0627-\u06d3]{3})', ''),
      '^(.{3,})(?:ات|ين|ون|ه)$', '\1')
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
  select coalesce(string_agg(stem || ':' || places, ' '), '')::tsvector
  from (
    select word, string_agg(least(place, 16000)::text, ',') as places
    from string_to_table(left(folded, 60000), ' ') with ordinality as each (word, place)
    where word <> '' and length(word) <= 60
    group by word
  ) words,
  lateral (
    select stem_word(word) as stem
    union all
    select stem_word(substr(word, 2))
    where word ~ '^[وفبكل][\u0627-\u06d3]{4,}$'
      and word !~ '^[وف]?(?:[بك]?ال|لل)[\u0627-\u06d3]{3}'
  ) stems
$$;
--> statement-breakpoint
create function search_terms(title text, company text, requirements text, description text)
returns tsvector language sql immutable parallel safe as $$
  select setweight(search_words(coalesce(title, '')), 'A')
    || setweight(search_words(coalesce(company, '')), 'B')
    || setweight(search_words(coalesce(requirements, '')), 'C')
    || search_words(coalesce(description, ''))
$$;
--> statement-breakpoint
create or replace function keep_job_search() returns trigger language plpgsql as $$
declare
  called text;
  title text := fold_text(new.title);
  description text := fold_text(new.description);
  requirements text := fold_text(list_sentences(new.requirements));
begin
  select fold_text(company_called(company_name, first_name, last_name)) into called
  from user_profiles where id = new.company_id;
  insert into job_search (job_id, title, company, document, title_terms, terms)
  values (
    new.id, title, called,
    fold_text(concat_ws(' | ', new.title, new.description, list_sentences(new.requirements), called)),
    search_words(title), search_terms(title, called, requirements, description))
  on conflict (job_id) do update set
    title = excluded.title, company = excluded.company, document = excluded.document,
    title_terms = excluded.title_terms, terms = excluded.terms;
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
    terms = search_terms(
      job_search.title, called, fold_text(list_sentences(jobs.requirements)),
      fold_text(jobs.description))
  from jobs where jobs.company_id = new.id and job_search.job_id = jobs.id;
  return null;
end $$;
--> statement-breakpoint
-- Jobs from before this migration.
update job_search set
  title_terms = search_words(job_search.title),
  terms = search_terms(
    job_search.title, job_search.company, fold_text(list_sentences(jobs.requirements)),
    fold_text(jobs.description))
from jobs where jobs.id = job_search.job_id;
