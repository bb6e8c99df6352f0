-- The codes (and, if `named`, the ids) of matching jobs, no more than `most`, in no particular order.
-- It reads stretches of days only where the index alone would return too many.
create or replace function found_codes(
  asked jsonb, most int, expected real, named boolean default false,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null,
  out codes bytea, out ids uuid[]
)
language plpgsql
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  everywhere tsquery[] := keys_from(asked -> 'all');
  several boolean := asked -> 'any' <> '[]';
  keys tsquery[];
  oldest int;
  newest int;
  at int;
  past int;
  width int;
  some_codes bytea;
  some_ids uuid[];
  got int;
begin
  codes := '';
  ids := '{}';
  if expected is not null then
    select days.oldest, days.newest into oldest, newest from board_days() days;
    at := newest;
    width := ceil(least(1.3 * most / expected * (newest - oldest + 1), 100000));
    oldest := greatest(oldest, day_of(since));
  end if;
  loop
    keys := everywhere;
    if width is not null then
      past := rounded(at - width + 1, width) - 1;
      keys := keys || days_asked(past + 1, case when at = newest then at | 7 else at end);
    end if;
    if several then
      select string_agg(code, ''), case when named then array_agg(job_id) end into some_codes, some_ids
      from (
        select distinct job_id, code from jsonb_array_elements(asked -> 'any') arm,
          jobs_having(keys || keys_from(arm), since, pay_min, pay_max, most)
        limit most
      ) found;
    else
      select string_agg(code, ''), case when named then array_agg(job_id) end into some_codes, some_ids
      from jobs_having(keys, since, pay_min, pay_max, most);
    end if;
    codes := codes || coalesce(some_codes, '');
    ids := ids || some_ids;
    got := coalesce(length(some_codes), 0) / 8;
    most := most - got;
    exit when most <= 0 or width is null or past < oldest;
    at := past;
    width := wider(width, got, most);
  end loop;
end $$;
