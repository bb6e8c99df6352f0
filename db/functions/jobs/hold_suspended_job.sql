-- A suspended job stays closed, no matter which code writes it: its company, an import, a background job.
create or replace function hold_suspended_job() returns trigger language plpgsql as $$
begin
  if exists (select from moderation_cases where job_id = new.id and state in ('suspended', 'appealed')) then
    new.status := 'closed';
    new.closed_reason := 'suspended';
    new.publish_at := null;
  end if;
  return new;
end $$;
