-- The jobs that changed after a snapshot, up to `most` of those after an id, as they are now and in the
-- order of their ids; null for none.
create or replace function job_changes_since(seen pg_snapshot, after uuid, most int) returns json
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_agg(json_build_object(
      'id', changed.job_id,
      'job', encode(job_column(changed.job_id, job_terms.posted_at, code, pay_low, pay_high, pay), 'hex'),
      'terms', tsvector_to_array(terms), 'title', job_search.title, 'company', company
    ) order by changed.job_id)
    from (
      select key::uuid as job_id from board_changes
      where xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xid, seen)
        and kind = 'job' and key::uuid > after
      order by key::uuid limit most
    ) changed
    left join (job_terms join job_search using (job_id)) on job_terms.job_id = changed.job_id
  );
end $$;
