-- Takes deleted jobs off the counts of companies, categories and places.
create or replace function count_gone_jobs() returns trigger language plpgsql as $$
begin
  perform count_jobs(array_agg(company_id), array_agg(category),
    array_agg(place_key(place_id, location)), array_agg(-1))
  from gone where status = 'active';
  return null;
end $$;
