-- Keeps the counts of companies and places right when jobs change their status, company or place.
create or replace function count_changed_jobs() returns trigger language plpgsql as $$
begin
  perform count_jobs(array_agg(company_id), array_agg(place_key(place_id, location)), array_agg(by))
  from (
    select status, company_id, place_id, location, 1 as by from after
    union all
    select status, company_id, place_id, location, -1 from before
  ) each
  where status = 'active' and exists (
    select from after join before using (id)
    where (after.status, after.company_id, after.place_id, after.location)
      is distinct from (before.status, before.company_id, before.place_id, before.location)
  )
  having count(*) > 0;
  return null;
end $$;
