-- The id of a new row: a UUID of version 7 (RFC 9562, 5.7). It begins with the milliseconds since 1970, so
-- that rows of one time are neighbours in their indexes. PostgreSQL has a function for it from 18 on.
-- The defaults of columns use it.
create or replace function new_id() returns uuid
language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(overlay(
      uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
      from 1 for 6
    ), 52, 1), 53, 1),
    'hex'
  )::uuid
$$;
