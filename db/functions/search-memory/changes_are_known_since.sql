-- Whether board_changes has every change of which a reader at that time may not know: the row of the kind
-- 'forgotten' has the time up to which changes were removed, and a transaction may have been open for an
-- hour. If not, the reader reads everything again.
create or replace function changes_are_known_since(read_at timestamptz) returns boolean language sql stable as $$
  select not exists (
    select from board_changes where kind = 'forgotten' and noted_at > read_at - interval '1 hour'
  )
$$;
