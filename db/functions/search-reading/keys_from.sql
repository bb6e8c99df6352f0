-- A JSON list of keys as queries of terms.
create or replace function keys_from(keys jsonb) returns tsquery[]
language sql immutable parallel safe as $$
  select array(select key::tsquery from jsonb_array_elements_text(keys) key)
$$;
