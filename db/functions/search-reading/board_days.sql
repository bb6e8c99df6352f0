-- The first and the last day on which an active job was posted.
create or replace function board_days(out oldest int, out newest int)
language sql stable set enable_indexscan = on as $$
  select day_of(min(posted_at)), day_of(max(posted_at)) from job_terms
$$;
