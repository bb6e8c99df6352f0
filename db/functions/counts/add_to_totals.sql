-- Adds to the numbers of rows; a negative number subtracts. It adds to a row that no open transaction
-- holds, so that none waits for another; otherwise it inserts one. All rows of a kind are added up.
create or replace function add_to_totals(kind text, country text, province text, more bigint)
returns void language plpgsql as $$
begin
  if more = 0 then return; end if;
  -- A stricter isolation would report a row changed meanwhile as a conflict.
  if current_setting('transaction_isolation') = 'read committed' then
    update row_totals set rows = rows + more
    where ctid = (
      select ctid from row_totals known
      where (known.kind, known.country, known.province) = ($1, $2, $3) limit 1 for update skip locked);
    if found then return; end if;
  end if;
  insert into row_totals (kind, country, province, rows) values ($1, $2, $3, more);
end $$;
