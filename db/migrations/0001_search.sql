-- What a text is compared by; app/platform/fold.ts takes the same steps, and a test holds both
-- together. The letters are Unicode's own where the server has them (18 and newer); older servers
-- have collations that differ only in scripts that nobody here writes.
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
    create function fold_text(written text) returns text
    language sql immutable parallel safe strict as $body$
      select btrim(regexp_replace(
        regexp_replace(
          translate(
            lower(normalize(written, NFKD) collate %1$I),
            'أإآٱىیېةەہھؤئکıøđðłς٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹',
            'اااايييههههويكioddlσ00112233445566778899'
          ),
          '[\u00ad\u0300-\u036f\u0610-\u061a\u061c\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08e1\u08e3-\u08ff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]',
          '', 'g'
        ),
        '(?:[^[:alnum:]+#.]|\.(?![a-z])|(?<=\.)\.)+' collate %1$I, ' ', 'g'
      ), ' ')
    $body$
  $function$, letters);
end $make$;
--> statement-breakpoint
-- The sentences of a JSON-encoded list, with spaces between; of a broken text none. Not parallel
-- safe: to catch an error is a subtransaction.
create function list_sentences(list text) returns text
language plpgsql immutable strict as $$
begin
  return (
    select coalesce(string_agg(sentence, ' '), '') from jsonb_array_elements_text(list::jsonb) sentence
  );
exception when others then
  return '';
end $$;
--> statement-breakpoint
-- What a company is called: one without a company name goes by its person's.
create function company_called(company_name text, first_name text, last_name text) returns text
language sql immutable parallel safe as $$
  select coalesce(nullif(btrim(company_name), ''), btrim(concat_ws(' ', first_name, last_name)))
$$;
--> statement-breakpoint
create function keep_job_search() returns trigger language plpgsql as $$
begin
  insert into job_search (job_id, title, company, document)
  select new.id, fold_text(new.title), fold_text(called), fold_text(concat_ws(
    ' | ', new.title, new.description, list_sentences(new.requirements), called))
  from (
    select company_called(company_name, first_name, last_name) as called
    from user_profiles where id = new.company_id
  ) company
  on conflict (job_id) do update set
    title = excluded.title, company = excluded.company, document = excluded.document;
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_made_search after insert on jobs
for each row execute function keep_job_search();
--> statement-breakpoint
create trigger jobs_changed_search after update on jobs
for each row when (
  (old.title, old.description, old.requirements, old.company_id)
    is distinct from (new.title, new.description, new.requirements, new.company_id)
) execute function keep_job_search();
--> statement-breakpoint
create function keep_company_search() returns trigger language plpgsql as $$
declare
  called text := company_called(new.company_name, new.first_name, new.last_name);
begin
  update job_search set
    company = fold_text(called),
    document = fold_text(concat_ws(
      ' | ', jobs.title, jobs.description, list_sentences(jobs.requirements), called))
  from jobs where jobs.company_id = new.id and job_search.job_id = jobs.id;
  return null;
end $$;
--> statement-breakpoint
create trigger user_profiles_changed_search after update on user_profiles
for each row when (
  company_called(old.company_name, old.first_name, old.last_name)
    is distinct from company_called(new.company_name, new.first_name, new.last_name)
) execute function keep_company_search();
--> statement-breakpoint
-- Jobs from before this migration.
insert into job_search (job_id, title, company, document)
select jobs.id, fold_text(title), fold_text(called), fold_text(concat_ws(
  ' | ', title, description, list_sentences(requirements), called))
from jobs join user_profiles on user_profiles.id = jobs.company_id,
  lateral (select company_called(company_name, first_name, last_name) as called) company
on conflict (job_id) do nothing;
