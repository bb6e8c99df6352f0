-- The jobs that answer `asked`, with their terms at hand: read once from out of line, however often
-- they are looked into. Never by looking through the whole table, which the planner holds for cheap
-- since it does not see the terms that lie out of line.
create function jobs_with(
  asked tsquery,
  since timestamptz default null, pay_min numeric default null, pay_max numeric default null
) returns table (job_id uuid, posted_at timestamptz, terms tsvector)
language plpgsql stable rows 300
set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query select job_id, posted_at, strip(terms) from job_terms
  where terms @@ asked
    and (since is null or posted_at >= since)
    and (pay_min is null and pay_max is null or is_paid(job_id, pay_min, pay_max));
end $$;
