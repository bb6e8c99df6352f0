-- Keeps the name of a company in its row of counts, from which suggestions read it.
create or replace function name_company_jobs() returns trigger language plpgsql as $$
declare
  called text := company_called(new.company_name, new.first_name, new.last_name);
begin
  update company_jobs set name = called, name_key = fold_text(called) where company_id = new.id;
  return null;
end $$;
