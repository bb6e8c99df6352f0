-- Two choices of a job in one term, so that the planner sees when two common filters rarely meet.
-- tag-pairs.ts writes the same.
create or replace function tag_pairs(category text, province text, type text, level text, band int) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array[
    left(category, 4) || ':' || province,
    left(category, 4) || ':' || left(type, 4),
    left(category, 4) || ':' || left(level, 4),
    left(category, 4) || ':' || band,
    province || ':' || left(type, 4),
    province || ':' || left(level, 4),
    province || ':' || band,
    left(type, 4) || ':' || left(level, 4),
    left(type, 4) || ':' || band,
    left(level, 4) || ':' || band
  ], null)
$$;
