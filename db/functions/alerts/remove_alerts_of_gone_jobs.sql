-- Removes deleted jobs from the matches of alerts, so that no email names them. By an array, so that they are
-- found by their index: joined, the tables would be read from end to end.
create or replace function remove_alerts_of_gone_jobs() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select id from gone);
begin
  update alert_matches match
  set job_ids = array(select unnest(match.job_ids) except select unnest(ids))
  from (
    select distinct batch, unnest(query_ids) as query_id from alert_matched_jobs where job_id = any(ids)
  ) of_gone
  where match.query_id = of_gone.query_id and match.batch = of_gone.batch;
  delete from alert_matched_jobs where job_id = any(ids);
  delete from alert_sent_jobs where job_id = any(ids);
  return null;
end $$;
