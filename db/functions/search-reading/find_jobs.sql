-- Up to `most` jobs that match, the newest first or (`rising`) the oldest, after the one of from_at and
-- from_id. It reads stretches of days that grow while they bring little, so a common word costs no more
-- than a rare one. Sequential scans are off: the planner ignores the cost of terms stored out of line.
create or replace function find_jobs(
  asked jsonb, most int, expected real, rising boolean default false,
  from_at timestamptz default null, from_id uuid default null,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null,
  besides uuid[] default '{}',
  out job_id uuid, out posted_at timestamptz
) returns setof record
language plpgsql rows 100
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  everywhere tsquery[] := keys_from(asked -> 'all');
  several boolean := asked -> 'any' <> '[]';
  keys tsquery[];
  oldest int;
  newest int;
  at int;
  past int;
  width int;
  got int;
begin
  if expected is not null then
    select days.oldest, days.newest into oldest, newest from board_days() days;
    width := ceil(least(greatest(4 * most, 300) / expected * (newest - oldest + 1), 100000));
    oldest := greatest(oldest, day_of(since));
    if rising then at := greatest(oldest, day_of(from_at));
    else at := least(newest, day_of(from_at)); end if;
  end if;
  loop
    keys := everywhere;
    if width is not null then
      past := case when rising then at + width else rounded(at - width + 1, width) - 1 end;
      keys := keys || days_asked(least(at, past + 1), greatest(at, past - 1));
    end if;
    if not several then
      return query select * from jobs_having_in_order(
        keys, since, pay_min, pay_max, most, rising, from_at, from_id, besides);
    elsif rising then
      return query select distinct posted.job_id, posted.posted_at from jsonb_array_elements(asked -> 'any') arm,
        jobs_having_in_order(
          keys || keys_from(arm), since, pay_min, pay_max, most, true, from_at, from_id, besides) posted
      order by posted.posted_at, posted.job_id limit most;
    else
      return query select distinct posted.job_id, posted.posted_at from jsonb_array_elements(asked -> 'any') arm,
        jobs_having_in_order(
          keys || keys_from(arm), since, pay_min, pay_max, most, false, from_at, from_id, besides) posted
      order by posted.posted_at desc, posted.job_id desc limit most;
    end if;
    get diagnostics got = row_count;
    most := most - got;
    exit when most <= 0 or width is null or past < oldest or past > newest;
    at := past;
    width := wider(width, got, most);
  end loop;
end $$;
