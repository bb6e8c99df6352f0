-- Jobs that have all keys in the order of posting, after the one of from_at and from_id, without
-- `besides`. Each number of keys is a statement of its own that is planned once; see jobs_having.
create or replace function jobs_having_in_order(
  keys tsquery[], since timestamptz, pay_min numeric, pay_max numeric, most int,
  rising boolean, from_at timestamptz, from_id uuid, besides uuid[]
) returns table (job_id uuid, posted_at timestamptz)
language plpgsql rows 100
as $$
#variable_conflict use_column
begin
  while cardinality(keys) > 6 loop
    keys := array_append(keys[:5], keys[6] && keys[7]) || keys[8:];
  end loop;
  if rising then
    case cardinality(keys)
      when 1 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) > (from_at, from_id))
        order by posted_at, job_id
        limit most;
      when 2 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1] and terms @@ keys[2]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) > (from_at, from_id))
        order by posted_at, job_id
        limit most;
      when 3 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) > (from_at, from_id))
        order by posted_at, job_id
        limit most;
      when 4 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
          and terms @@ keys[4]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) > (from_at, from_id))
        order by posted_at, job_id
        limit most;
      when 5 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
          and terms @@ keys[4] and terms @@ keys[5]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) > (from_at, from_id))
        order by posted_at, job_id
        limit most;
      when 6 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
          and terms @@ keys[4] and terms @@ keys[5] and terms @@ keys[6]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) > (from_at, from_id))
        order by posted_at, job_id
        limit most;
    end case;
  else
    case cardinality(keys)
      when 1 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) < (from_at, from_id))
        order by posted_at desc, job_id desc
        limit most;
      when 2 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1] and terms @@ keys[2]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) < (from_at, from_id))
        order by posted_at desc, job_id desc
        limit most;
      when 3 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) < (from_at, from_id))
        order by posted_at desc, job_id desc
        limit most;
      when 4 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
          and terms @@ keys[4]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) < (from_at, from_id))
        order by posted_at desc, job_id desc
        limit most;
      when 5 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
          and terms @@ keys[4] and terms @@ keys[5]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) < (from_at, from_id))
        order by posted_at desc, job_id desc
        limit most;
      when 6 then
        return query select job_id, posted_at from job_terms
        where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
          and terms @@ keys[4] and terms @@ keys[5] and terms @@ keys[6]
          and (since is null or posted_at >= since)
          and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
          and job_id <> all(besides)
          and (from_at is null or (posted_at, job_id) < (from_at, from_id))
        order by posted_at desc, job_id desc
        limit most;
    end case;
  end if;
end $$;
