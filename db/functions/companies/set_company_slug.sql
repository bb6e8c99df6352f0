-- Makes a name's slug the current one of a company: one that it had before, otherwise a new one, numbered
-- where taken. Its last ten former slugs stay its own and redirect.
create or replace function set_company_slug(company uuid, name text) returns void language plpgsql as $$
declare
  base text := company_slug(name);
  wanted text;
  attempt int := 1;
begin
  select slug into wanted from company_slugs
  where company_id = company and (slug = base or slug ~ ('^' || base || '-[0-9]+$'))
  order by is_current desc, created_at desc limit 1;
  while wanted is null loop
    insert into company_slugs (slug, company_id) values (
      case
        when attempt = 1 then base
        when attempt <= 20 then base || '-' || attempt
        else base || '-' || replace(gen_random_uuid()::text, '-', '')
      end, company)
    on conflict do nothing returning slug into wanted;
    attempt := attempt + 1;
  end loop;
  update company_slugs set is_current = false
  where company_id = company and is_current and slug <> wanted;
  update company_slugs set is_current = true where slug = wanted and not is_current;
  delete from company_slugs where company_id = company and not is_current and slug not in (
    select slug from company_slugs
    where company_id = company and not is_current order by created_at desc, slug limit 10);
end $$;
