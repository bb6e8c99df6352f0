-- The folded name, desired position and contact of a profile, which a company searches in across its jobs.
-- The city stands last.
create or replace function profile_contact_document(profile user_profiles) returns text language sql stable as $$
  select fold_text(concat_ws(' # ', profile.first_name, profile.last_name, profile.desired_position,
    profile.email, profile.phone, '+' || regexp_replace(profile.phone, '\D', '', 'g'), profile.city))
$$;
