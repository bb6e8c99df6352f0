-- Notes since when an account's email is confirmed.
create or replace function date_verified_email() returns trigger language plpgsql as $$
begin
  if not new.email_verified then
    new.email_verified_at := null;
  elsif tg_op = 'INSERT' then
    new.email_verified_at := coalesce(new.email_verified_at, now());
  elsif not old.email_verified or old.email is distinct from new.email then
    new.email_verified_at := now();
  end if;
  return new;
end $$;
