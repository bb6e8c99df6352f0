-- The searches to parse again: these changes brought a word in a title or company's name that was unknown
-- when they were parsed.
create or replace function searches_with_new_words(changes bigint[]) returns table (search_id bigint)
language sql stable
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
  with word as (
    select distinct substr(lexeme, 2) as stem
    from changed_jobs join job_terms using (job_id), unnest(tsvector_to_array(terms)) lexeme
    where changed_jobs.id = any(changes) and lexeme ^@ any(array['=', '~'])
  )
  select distinct unknown.search_id
  from word join alert_unknown_words unknown on unknown.stem = word.stem collate "C"
$$;
