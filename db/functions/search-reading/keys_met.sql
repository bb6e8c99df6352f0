-- The SQL condition on job_terms that all keys of a JSON list match.
create or replace function keys_met(keys jsonb) returns text
language sql immutable strict parallel safe as $$
  select string_agg(format('terms @@ %L::tsquery', key), ' and ') from jsonb_array_elements_text(keys) key
$$;
