-- Keeps the counts of companies, categories and places right when jobs change one of them or their status.
create or replace function count_changed_jobs() returns trigger language plpgsql as $$
begin
  perform count_jobs(array_agg(company_id), array_agg(category),
    array_agg(place_key(place_id, location)), array_agg(by))
  from (
    select status, company_id, category, place_id, location, 1 as by from after
    union all
    select status, company_id, category, place_id, location, -1 from before
  ) each
  where status = 'active' and exists (
    select from after join before using (id)
    where (after.status, after.company_id, after.category, after.place_id, after.location)
      is distinct from (before.status, before.company_id, before.category, before.place_id,
        before.location)
  )
  having count(*) > 0;
  return null;
end $$;
