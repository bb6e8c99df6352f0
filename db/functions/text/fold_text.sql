-- Folds a text for searching: lower case, no marks, one form of each letter and digit, single spaces.
-- It names a collation with full case folding, the best that this server has, so it is created by a block.
-- Two indexes on user_profiles and one on jobs use it: a migration that changes it rebuilds them.
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
