-- The titles, companies and places whose name or count changed after a snapshot, up to `most`, as they are
-- now; null for none.
create or replace function name_changes_since(seen pg_snapshot, most int) returns json
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_agg(json_build_object(
      'kind', kind, 'key', key,
      'label', coalesce(title, name), 'folded', name_key,
      'jobs', coalesce(job_titles.jobs, company_jobs.jobs, place_jobs.jobs)
    ))
    from (
      select kind, key from board_changes
      where xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xid, seen)
        and kind in ('title', 'company', 'place', 'gone')
      limit most
    ) changed
    left join job_titles on kind = 'title' and title_key = key
    left join company_jobs on company_id = case kind when 'company' then key::uuid end
    left join place_jobs on kind = 'place' and place = key
  );
end $$;
