-- The folded name and contacts of a job seeker.
create or replace function seeker_contacts_document(profile user_profiles) returns text language sql stable as $$
  select fold_text(concat_ws(' # ', profile.first_name, profile.last_name, profile.email, profile.phone,
    '+' || regexp_replace(profile.phone, '\D', '', 'g'), profile.city))
$$;
