-- No job of a blocked account becomes active: it becomes a draft marked withheld. The company's row is
-- locked first, so that a job posted while its account is being blocked is seen.
create or replace function withhold_job() returns trigger language plpgsql as $$
begin
  perform from user_profiles where id = new.company_id for key share;
  if exists (select from auth_users where id = new.company_id and blocked_at is not null) then
    new.status := 'draft';
    new.withheld := true;
  end if;
  return new;
end $$;
