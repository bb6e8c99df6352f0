-- The name that a company is shown by; without a company name it is its person's name.
-- Two indexes on user_profiles use it.
create or replace function company_called(company_name text, first_name text, last_name text) returns text
language sql immutable parallel safe as $$
  select coalesce(nullif(btrim(company_name), ''), btrim(concat_ws(' ', first_name, last_name)))
$$;
