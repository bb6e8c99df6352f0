-- The folded name and contacts of a company.
create or replace function company_contacts_document(profile user_profiles) returns text language sql stable as $$
  select fold_text(concat_ws(' # ', company_called(profile.company_name, profile.first_name, profile.last_name),
    profile.company_website, profile.email, profile.phone,
    '+' || regexp_replace(profile.phone, '\D', '', 'g'), profile.city))
$$;
