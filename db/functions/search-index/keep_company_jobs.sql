-- Indexes all jobs of a company again, because each contains the company's name, size and industry.
create or replace function keep_company_jobs() returns trigger language plpgsql as $$
begin
  perform index_jobs(array(select id from jobs where company_id = new.id));
  return null;
end $$;
