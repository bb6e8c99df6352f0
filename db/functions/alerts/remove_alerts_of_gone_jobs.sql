-- Removes deleted jobs from the matches of alerts, so that no email names them.
create or replace function remove_alerts_of_gone_jobs() returns trigger language plpgsql as $$
begin
  update alert_matches match
  set job_ids = array(select unnest(match.job_ids) except select id from gone)
  from (
    select distinct batch, unnest(query_ids) as query_id
    from alert_matched_jobs join gone on gone.id = alert_matched_jobs.job_id
  ) of_gone
  where match.query_id = of_gone.query_id and match.batch = of_gone.batch;
  delete from alert_matched_jobs using gone where alert_matched_jobs.job_id = gone.id;
  delete from alert_sent_jobs using gone where alert_sent_jobs.job_id = gone.id;
  return null;
end $$;
