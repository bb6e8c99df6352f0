-- The number of active jobs at a place or within it; of places without an id, those with one of the names.
create or replace function jobs_at(id text, names text[]) returns int
language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select coalesce(sum(jobs), 0) from place_jobs
    where place = id or place like id || '/%'
      or (place like '~%' and string_to_array(place, '/') && names)
  );
end $$;
