-- Whether a company has more jobs than one statement changes; the queue changes those of such a company.
create or replace function has_many_jobs(company uuid) returns boolean language sql stable as $$
  select count(*) > 50 from (select from jobs where company_id = company limit 51) few
$$;
