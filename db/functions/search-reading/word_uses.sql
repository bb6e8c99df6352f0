-- How often each word occurs in titles and companies' names, up to `most`.
create or replace function word_uses(words text[], most int) returns table (word text, uses int)
language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  foreach word in array words loop
    select count(*) into uses from (
      select from job_terms
      where terms @@ (quote_literal('=' || stem_word(word)) || '|' || quote_literal('~' || stem_word(word)))::tsquery
      limit most
    ) found;
    return next;
  end loop;
end $$;
