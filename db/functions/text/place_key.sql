-- The key of a job's place: its id, or without one the folded parts of its text, each after ~.
create or replace function place_key(place_id text, location text) returns text
language plpgsql immutable parallel safe as $$
begin
  if place_id is not null then return left(place_id, 300); end if;
  return left(coalesce((
    select string_agg('~' || fold_text(part), '/' order by nr)
    from regexp_split_to_table(location, '[,،]') with ordinality as parts (part, nr)
    where fold_text(part) <> ''
  ), '~'), 300);
end $$;
