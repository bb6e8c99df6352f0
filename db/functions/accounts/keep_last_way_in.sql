-- The confirmed phone of an account without an email is all that opens it: it goes with the account alone.
create or replace function keep_last_way_in() returns trigger language plpgsql as $$
begin
  if exists (select from auth_users where id = old.user_id and email is null) then
    raise exception 'The phone is all that opens this account' using errcode = 'check_violation';
  end if;
  return null;
end $$;
