-- A held job becomes public by a moderator's decision alone, no matter which code writes it.
create or replace function keep_held_job() returns trigger language plpgsql as $$
begin
  if exists (select from moderation_cases where job_id = new.id and state = 'held') then
    new.status := 'draft';
    new.closed_reason := 'held';
    new.publish_at := null;
  end if;
  return new;
end $$;
