-- The matching jobs among these ids, each with the sum of its distances from the parts of a keyword.
-- A part is [[[terms, distance], ...], otherwise]; the first terms that a job has count.
create or replace function ranked_jobs(
  ids uuid[], parts jsonb, asked tsquery, since timestamptz, pay_min numeric, pay_max numeric
) returns table (job_id uuid, posted_at timestamptz, rank int)
language plpgsql stable rows 100
as $$
begin
  return query execute 'select job_id, posted_at, ' || (
    select coalesce(string_agg('case' || coalesce((
      select string_agg(format(' when terms @@ %L::tsquery then %s', step ->> 0, (step ->> 1)::int), '')
      from jsonb_array_elements(part -> 0) step
    ), ' when false then 0') || format(' else %s end', (part ->> 1)::int), ' + '), '0')
    from jsonb_array_elements(parts) part
  ) || ' from jobs_of($1) where ($2 is null or terms @@ $2) and ($3 is null or posted_at >= $3)'
    ' and ($4 is null and $5 is null or is_paid(pay_low, pay_high, $4, $5))'
    using ids, asked, since, pay_min, pay_max;
end $$;
