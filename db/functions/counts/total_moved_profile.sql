-- Keeps the numbers of profiles right when one changes its type, country or province.
create or replace function total_moved_profile() returns trigger language plpgsql as $$
begin
  perform add_to_totals(old.user_type, coalesce(old.country, ''), coalesce(old.province, ''), -1);
  perform add_to_totals(new.user_type, coalesce(new.country, ''), coalesce(new.province, ''), 1);
  return null;
end $$;
