-- The codes and ids of up to `most` jobs that have all keys. Each number of keys is a statement of its own
-- that is planned once; beyond six the keys are joined, because the index walks separate keys faster.
create or replace function jobs_having(
  keys tsquery[], since timestamptz, pay_min numeric, pay_max numeric, most int
) returns table (code bytea, job_id uuid)
language plpgsql rows 100
as $$
#variable_conflict use_column
begin
  while cardinality(keys) > 6 loop
    keys := array_append(keys[:5], keys[6] && keys[7]) || keys[8:];
  end loop;
  case cardinality(keys)
    when 1 then
      return query select code, job_id from job_terms
      where terms @@ keys[1]
        and (since is null or posted_at >= since)
        and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
      limit most;
    when 2 then
      return query select code, job_id from job_terms
      where terms @@ keys[1] and terms @@ keys[2]
        and (since is null or posted_at >= since)
        and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
      limit most;
    when 3 then
      return query select code, job_id from job_terms
      where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
        and (since is null or posted_at >= since)
        and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
      limit most;
    when 4 then
      return query select code, job_id from job_terms
      where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
        and terms @@ keys[4]
        and (since is null or posted_at >= since)
        and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
      limit most;
    when 5 then
      return query select code, job_id from job_terms
      where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
        and terms @@ keys[4] and terms @@ keys[5]
        and (since is null or posted_at >= since)
        and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
      limit most;
    when 6 then
      return query select code, job_id from job_terms
      where terms @@ keys[1] and terms @@ keys[2] and terms @@ keys[3]
        and terms @@ keys[4] and terms @@ keys[5] and terms @@ keys[6]
        and (since is null or posted_at >= since)
        and (pay_min is null and pay_max is null or is_paid(pay_low, pay_high, pay_min, pay_max))
      limit most;
  end case;
end $$;
