-- Blocking an account withholds its active jobs; unblocking restores exactly those.
create or replace function withhold_jobs_of_account() returns trigger language plpgsql as $$
begin
  perform from user_profiles where id = new.id for update;
  if new.blocked_at is not null then
    update jobs set status = 'draft', withheld = true
    where company_id = new.id and status = 'active';
  else
    update jobs set status = case when status = 'draft' then 'active' else status end, withheld = false
    where company_id = new.id and withheld;
  end if;
  return null;
end $$;
