-- Of some profiles those whose text is like one of up to three patterns. Planned for each call, since only then it
-- is known whether the index of parts leaves fewer texts to read than the profiles have.
create or replace function profiles_holding(people uuid[], patterns text[]) returns setof uuid
language plpgsql stable
set plan_cache_mode = force_custom_plan
as $$
begin
  return query select profile_id from profile_search where profile_id = any(people)
    and (document like patterns[1] or document like patterns[2] or document like patterns[3]);
end $$;
