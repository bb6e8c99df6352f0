-- Keeps the numbers of profiles by type, country and province when profiles are added or deleted.
create or replace function total_profiles() returns trigger language plpgsql as $$
begin
  perform add_to_totals(user_type, coalesce(country, ''), coalesce(province, ''),
    case tg_op when 'INSERT' then 1 else -1 end * count(*))
  from changed group by user_type, coalesce(country, ''), coalesce(province, '');
  return null;
end $$;
