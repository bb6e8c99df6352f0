-- Leaves no text of a deleted company in board_changes, nor of titles that are gone: processes know such a
-- name again by its hash, and drop it from their memory. In the transaction that deletes them. A name that
-- another transaction is changing stays.
create or replace function forget_names(of_company uuid) returns void language sql as $$
  with gone as (
    select kind, key from board_changes
    where kind = 'company' and key = of_company::text
        and not exists (select from company_jobs where company_id = of_company)
      or kind = 'title' and not exists (select from job_titles where title_key = key)
    for update skip locked
  ), cleared as (
    delete from board_changes using gone
    where board_changes.kind = gone.kind and board_changes.key = gone.key
    returning gone.key
  )
  select note_changes('gone', array_agg(md5(key))) from cleared having count(*) > 0;
  delete from board_changes
  where kind = 'card' and key = of_company::text
    and not exists (select from user_profiles where id = of_company)
$$;
