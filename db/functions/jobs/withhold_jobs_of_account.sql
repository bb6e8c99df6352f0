-- Blocking an account withholds its active jobs; unblocking restores exactly those. Many jobs are left to the
-- queue, and hidden until it has withheld them.
create or replace function withhold_jobs_of_account() returns trigger language plpgsql as $$
begin
  perform from user_profiles where id = new.id for update;
  if has_many_jobs(new.id) then
    perform outdate_company(new.id);
    perform note_changes('card', array[new.id::text]);
    perform note_changes('company', array[new.id::text]);
  else
    perform withhold_jobs(new.id, array(select id from jobs where company_id = new.id));
  end if;
  return null;
end $$;
