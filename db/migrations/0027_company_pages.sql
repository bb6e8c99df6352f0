-- The addresses of company pages. See docs/decisions/0037.
CREATE TABLE "company_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_slugs_slug_check" CHECK ("company_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
ALTER TABLE "company_slugs" ADD CONSTRAINT "company_slugs_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_slugs_current" ON "company_slugs" USING btree ("company_id") WHERE "is_current";--> statement-breakpoint
CREATE INDEX "company_slugs_company" ON "company_slugs" USING btree ("company_id","created_at" DESC);--> statement-breakpoint
-- A name in Latin letters, digits and dashes; one without any of them is "company". Arabic is written
-- letter by letter: only what is always written alike makes a stable address.
create function company_slug(name text) returns text language plpgsql immutable parallel safe as $$
declare
  slug text := lower(normalize(name, NFKD));
begin
  -- Marks above and below letters, Latin and Arabic, what lengthens a line, and apostrophes.
  slug := regexp_replace(slug, '[\u0300-\u036f\u0640\u064b-\u065f\u0670\u0621\u200b-\u200f''\u2018\u2019\u02bc]', '', 'g');
  slug := regexp_replace(slug, '(^|[^\u0621-\u064a\u067e\u0686\u0698\u06a4\u06a9\u06af\u06cc])\u0648', '\1w', 'g');
  slug := regexp_replace(slug, '(^|[^\u0621-\u064a\u067e\u0686\u0698\u06a4\u06a9\u06af\u06cc])[\u064a\u06cc]', '\1y', 'g');
  slug := replace(replace(replace(replace(replace(replace(replace(replace(slug,
    'ث', 'th'), 'خ', 'kh'), 'ذ', 'dh'), 'ش', 'sh'), 'غ', 'gh'), 'چ', 'ch'), 'ژ', 'zh'), 'ß', 'ss');
  slug := translate(slug,
    'ابتجحدرزسصضطظعفقكلمنهويىةٱپڤگکی٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ıøłđæœ',
    'abtjhdrzssdtzafqklmnhoiaaapvgki01234567890123456789ioldao');
  slug := regexp_replace(slug, '[^a-z0-9]+', '-', 'g');
  slug := trim(both '-' from left(trim(both '-' from slug), 60));
  return coalesce(nullif(slug, ''), 'company');
end $$;
--> statement-breakpoint
-- Makes a name's slug the current one of a company: one that it has had before, else a new one with a
-- number where others have it. The last ten stay its own and lead on.
create function set_company_slug(company uuid, name text) returns void language plpgsql as $$
declare
  base text := company_slug(name);
  wanted text;
  attempt int := 1;
begin
  select slug into wanted from company_slugs
  where company_id = company and (slug = base or slug ~ ('^' || base || '-[0-9]+$'))
  order by is_current desc, created_at desc limit 1;
  while wanted is null loop
    insert into company_slugs (slug, company_id) values (
      case
        when attempt = 1 then base
        when attempt <= 20 then base || '-' || attempt
        else base || '-' || replace(gen_random_uuid()::text, '-', '')
      end, company)
    on conflict do nothing returning slug into wanted;
    attempt := attempt + 1;
  end loop;
  update company_slugs set is_current = false
  where company_id = company and is_current and slug <> wanted;
  update company_slugs set is_current = true where slug = wanted and not is_current;
  delete from company_slugs where company_id = company and not is_current and slug not in (
    select slug from company_slugs
    where company_id = company and not is_current order by created_at desc, slug limit 10);
end $$;
--> statement-breakpoint
create function name_company_page() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.company_name is not distinct from old.company_name
    and new.user_type = old.user_type then return null; end if;
  perform set_company_slug(new.id, new.company_name);
  return null;
end $$;
--> statement-breakpoint
create trigger companies_name_pages after insert or update of company_name, user_type on user_profiles
for each row when (new.user_type = 'company' and btrim(new.company_name) <> '')
execute function name_company_page();
--> statement-breakpoint
do $$
declare
  company record;
begin
  for company in
    select id, company_name from user_profiles
    where user_type = 'company' and btrim(company_name) <> '' order by created_at, id
  loop
    perform set_company_slug(company.id, company.company_name);
  end loop;
end $$;
--> statement-breakpoint
create trigger company_slugs_change_pages after insert or update or delete on company_slugs
for each row execute function note_page_change();
--> statement-breakpoint
-- A company whose address is confirmed, or that is blocked, gains or loses its page.
create function note_company_account_change() returns trigger language plpgsql as $$
begin
  update company_slugs set is_current = true where company_id = new.id and is_current;
  return null;
end $$;
--> statement-breakpoint
create trigger accounts_change_company_pages after update of email_verified, blocked_at on auth_users
for each row when (
  old.email_verified is distinct from new.email_verified or old.blocked_at is distinct from new.blocked_at
)
execute function note_company_account_change();
--> statement-breakpoint
-- A company's picture. Its file lies in the store under its id, all variants one after another.
CREATE TABLE "company_logos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"variants" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_logos_company_id_unique" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
create trigger company_logos_change_pages after insert or update or delete or truncate on company_logos
for each statement execute function note_page_change();
--> statement-breakpoint
create trigger company_logos_leave_files after delete on company_logos
for each row execute function note_left_file();
