-- Takes a company off the directory when its account is blocked, and back.
create or replace function list_company_of_account() returns trigger language plpgsql as $$
begin
  perform list_companies(array(select company_id from company_jobs where company_id = new.id));
  return null;
end $$;
