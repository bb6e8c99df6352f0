-- Adds jobs that were saved to the days of their companies, and takes those off that are saved no more.
create or replace function count_saves() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform add_saves(array_agg(job_id), array_agg(saved_at), 1) from came where saved_at is not null;
  end if;
  if tg_op <> 'INSERT' then
    perform add_saves(array_agg(job_id), array_agg(saved_at), -1) from gone where saved_at is not null;
  end if;
  return null;
end $$;
