-- The folded text of a profile that companies search. The # between columns survives folding, so that a
-- phrase never matches across two of them.
create or replace function profile_search_document(profile user_profiles) returns text language sql stable as $$
  select fold_text(concat_ws(' # ', profile.first_name, profile.last_name, profile.desired_position,
    profile.bio, array_to_string(profile.skills, ' # '), profile.education, profile.work_experience,
    (select string_agg(concat_ws(' # ', title, organization, details), ' # ' order by id)
      from profile_entries where owner_id = profile.id),
    profile.email, profile.phone, '+' || regexp_replace(profile.phone, '\D', '', 'g'), profile.city))
$$;
