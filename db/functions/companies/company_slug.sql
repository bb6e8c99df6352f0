-- A name in Latin letters, digits and dashes; "company" without any of them. Arabic is written letter by
-- letter, because an address is only stable if equal names are always written alike.
create or replace function company_slug(name text) returns text language plpgsql immutable parallel safe as $$
declare
  slug text := lower(normalize(name, NFKD));
begin
  -- Removes marks above and below letters, Latin and Arabic, tatweel, and apostrophes.
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
