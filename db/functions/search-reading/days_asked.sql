-- The days from first to last as the fewest terms that cover them.
create or replace function days_asked(first int, last int) returns tsquery
language plpgsql immutable strict as $$
declare
  at int := first;
  size int;
  asked text[] := '{}';
begin
  while at <= last loop
    size := 9;
    while size > 0 and (at & ((1 << size) - 1) <> 0 or at + (1 << size) - 1 > last) loop
      size := size - 3;
    end loop;
    asked := asked || format('''d%s:%s''', size, at >> size);
    at := at + (1 << size);
  end loop;
  return array_to_string(asked, '|')::tsquery;
end $$;
