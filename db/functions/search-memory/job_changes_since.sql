-- The jobs that changed after a snapshot, up to `most`, as they are now; null for none.
create or replace function job_changes_since(seen pg_snapshot, most int) returns json
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_agg(json_build_object(
      'id', changed.job_id,
      'job', encode(job_column(changed.job_id, posted_at, code), 'hex'),
      'terms', tsvector_to_array(terms)
    ))
    from (
      select job_id from job_changes
      where xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xid, seen)
      limit most
    ) changed
    left join job_terms on job_terms.job_id = changed.job_id
  );
end $$;
