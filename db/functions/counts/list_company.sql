-- Keeps a company's row of counts equal to its profile and its account, which has the same id.
create or replace function list_company() returns trigger language plpgsql as $$
begin
  perform list_companies(array[new.id]);
  return null;
end $$;
