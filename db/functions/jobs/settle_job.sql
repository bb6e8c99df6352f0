-- Keeps status and dates of a job consistent: an active job is not past its last day, only a closed job has
-- a reason and a time of closing, a held draft that reason, only a draft has a day of publication (docs/decisions/0038).
create or replace function settle_job() returns trigger language plpgsql as $$
begin
  if new.status = 'active' and new.application_deadline < (now() at time zone 'Asia/Damascus')::date then
    new.status := 'closed';
    new.closed_reason := 'expired';
  end if;
  if new.status = 'closed' then
    new.closed_at := coalesce(new.closed_at, now());
  else
    if new.status <> 'draft' or new.closed_reason <> 'held' then new.closed_reason := null; end if;
    new.closed_at := null;
  end if;
  if new.status <> 'draft' then new.publish_at := null; end if;
  if new.status <> 'active' then new.confirmation_requested_at := null; end if;
  return new;
end $$;
