import type postgres from "postgres";
import { companySizes, industries } from "#app/features/companies/company.ts";
import { companyNames } from "#bench/search/generator/companies.ts";
import { inBulk } from "./in-bulk.ts";
import type { Sizes } from "./sizes.ts";
import { provinces, sentences } from "./sizes.ts";

/** Some that hold a word of a visited search are the first, so that a small board finds a page of them. */
const searched = companyNames.filter((name) => name.includes("Trading")).slice(0, 15);
const names = [...new Set([...searched, ...companyNames])];

/** The names of so many companies: those of the search benchmark, then the same with a province. */
export function namesOf({ companies }: Sizes): string[] {
  return Array.from({ length: companies }, (_, at) => {
    const name = names[at % names.length] ?? "";
    const round = Math.floor(at / names.length);
    return round === 0 ? name : `${name} ${provinces[round % provinces.length]}`;
  });
}

/** Companies with their accounts, addresses, members, templates and figures. */
export async function fillCompanies(sql: postgres.Sql, sizes: Sizes): Promise<void> {
  const id = sql`md5('company' || n)::uuid`;
  const email = sql`'company' || n || '@companies.example'`;
  const numbers = sql`generate_series(1, ${sizes.companies}::int) n`;
  await inBulk(sql, ["auth_users", "auth_accounts", "user_profiles", "company_slugs"], async () => {
    await sql`insert into auth_users (id, name, email, email_verified, is_company)
      select ${id}, 'Company ' || n, ${email}, true, true from ${numbers}`;
    await sql`insert into auth_accounts (user_id, account_id, provider_id, password)
      select ${id}, ${id}, 'credential', (select password from auth_accounts limit 1) from ${numbers}`;
    await sql`insert into user_profiles (id, user_type, email, confirmed_email, first_name, last_name, country,
        province, city, company_name, company_description, company_size, industry, created_at)
      select ${id}, 'company', ${email}, ${email}, 'Owner', 'Of ' || n, 'Syria',
        (${provinces}::text[])[n % ${provinces.length} + 1], (${provinces}::text[])[n % ${provinces.length} + 1],
        name, (${sentences}::text[])[n % 6 + 1], (${[...companySizes]}::text[])[n % ${companySizes.length} + 1],
        (${[...industries]}::text[])[n % ${industries.length} + 1], now() - n % 700 * interval '1 day'
      from unnest(${namesOf(sizes)}::text[]) with ordinality named (name, n)`;
    await sql`insert into profile_search (profile_id, document, contact_document)
      select id, profile_search_document(p), profile_contact_document(p) from user_profiles p where email like 'company%@companies.example'`;
  });
  await sql`select count(set_company_slug(id, company_name)) from user_profiles
    where email like 'company%@companies.example'`;
  await inBulk(
    sql,
    ["company_members", "company_invitations", "job_templates", "reply_templates"],
    async () => {
      await sql`with member as (
        insert into auth_users (id, name, email, email_verified)
        select md5('member' || n)::uuid, 'Member', 'member' || n || '@companies.example', true
        from ${numbers} returning id
      ) insert into user_profiles (id, user_type, first_name, last_name)
        select id, 'company_member', 'Member', 'Haddad' from member`;
      await sql`insert into company_members (user_id, company_id, role)
      select md5('member' || n)::uuid, ${id}, 'recruiter' from ${numbers}`;
      await sql`insert into company_invitations (company_id, email, role, language, expires_at)
      select ${id}, 'invited' || n || '@companies.example', 'reader', 'ar', now() + interval '1 year'
      from ${numbers}`;
      await sql`insert into job_templates (company_id, name, values)
      select ${id}, 'Template', '{"title":"محاسب"}' from ${numbers}`;
      await sql`insert into reply_templates (company_id, kind, language, body)
      select ${id}, 'decline', 'ar', 'نشكر اهتمامكم.' from ${numbers}`;
      await sql`insert into company_reply_figures (company_id, answered, unanswered, overdue, median_hours)
      select ${id}, n % 90, n % 30, n % 10, n % 200 from ${numbers}`;
    },
  );
}
