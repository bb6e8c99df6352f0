-- How many days to read next, after `width` days brought `got` jobs and `wanted` are missing.
create or replace function wider(width int, got int, wanted int) returns int
language sql immutable as $$
  select least(100000, greatest(4, width * case when got = 0 then 8 else least(8, 1.3 * wanted / got) end))::int
$$;
