-- Moves the first day of a stretch back to where fewer terms cover it, little compared with its width.
create or replace function rounded(first int, width int) returns int
language sql immutable strict as $$
  select first & ~case when width >= 256 then 63 when width >= 32 then 7 else 0 end
$$;
