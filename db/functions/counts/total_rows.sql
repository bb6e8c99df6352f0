-- Keeps the number of rows of a table; its argument is their kind.
create or replace function total_rows() returns trigger language plpgsql as $$
begin
  perform add_to_totals(tg_argv[0], '', '',
    case tg_op when 'INSERT' then 1 else -1 end * (select count(*) from changed));
  return null;
end $$;
