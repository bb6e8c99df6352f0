-- The stems of a folded text, each after a sign, separated by spaces; without stop words (the list of
-- stem.ts) and words too long to be one. A number is also joined to the word that it
-- counts: 8_hour.
create or replace function search_stems(sign text, folded text) returns text
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
