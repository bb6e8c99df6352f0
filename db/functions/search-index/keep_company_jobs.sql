-- Indexes all jobs of a company again, because each contains the company's name, size and industry. Many are
-- left to the queue.
create or replace function keep_company_jobs() returns trigger language plpgsql as $$
begin
  if has_many_jobs(new.id) then perform outdate_company(new.id);
  else perform index_jobs(array(select id from jobs where company_id = new.id)); end if;
  return null;
end $$;
