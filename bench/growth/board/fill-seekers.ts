import type postgres from "postgres";
import { inBulk } from "./in-bulk.ts";
import type { Sizes } from "./sizes.ts";
import { firstNames, lastNames, positions, provinces, sentences } from "./sizes.ts";

/** Seekers with their accounts; ids are of md5, so that other rows find them by number. */
export async function fillSeekers(sql: postgres.Sql, { seekers }: Sizes): Promise<void> {
  await inBulk(sql, ["auth_users", "auth_accounts"], async () => {
    await sql`insert into auth_users (id, name, email, email_verified, language, created_at)
      select md5('seeker' || n)::uuid, 'Seeker ' || n, 'seeker' || n || '@people.example', n % 5 > 0,
        case when n % 4 > 0 then 'ar' else 'en' end, now() - n % 700 * interval '1 day'
      from generate_series(1, ${seekers}::int) n`;
    await sql`insert into auth_accounts (user_id, account_id, provider_id, password)
      select id, id, 'credential', (select password from auth_accounts limit 1)
      from auth_users where email like 'seeker%@people.example'`;
  });
  await inBulk(sql, ["user_profiles", "profile_entries"], async () => {
    await sql`insert into user_profiles (id, first_name, last_name, email, confirmed_email, phone, country,
        province, city, bio, desired_position, desired_salary_min, skills, education, work_experience,
        availability, experience_years, created_at)
      select md5('seeker' || n)::uuid, (${firstNames}::text[])[n % ${firstNames.length} + 1],
        (${lastNames}::text[])[n / 13 % ${lastNames.length} + 1], 'seeker' || n || '@people.example',
        case when n % 5 > 0 then 'seeker' || n || '@people.example' end, '+9639' || (10000000 + n), 'Syria',
        (${provinces}::text[])[n % ${provinces.length} + 1], (${provinces}::text[])[n % ${provinces.length} + 1],
        (${sentences}::text[])[n % 6 + 1], (${positions}::text[])[n % ${positions.length} + 1],
        case when n % 2 = 0 then 500000 + n % 40 * 50000 end, array['Excel', 'الأمين', 'SAP ' || n % 50],
        'إجازة في الاقتصاد، جامعة حلب، ' || 2005 + n % 18,
        (${sentences}::text[])[(n + 3) % 6 + 1] || ' رقم الخبرة ' || n,
        (array['immediate', 'two-weeks', 'month', 'later'])[n % 4 + 1], n % 20,
        now() - n % 700 * interval '1 day'
      from generate_series(1, ${seekers}::int) n order by n % 700 desc`;
    await sql`insert into profile_entries (owner_id, kind, title, organization, from_date, until_date, details)
      select md5('seeker' || n)::uuid, case when k < 3 then 'job' else 'school' end,
        (${positions}::text[])[(n + k) % ${positions.length} + 1], (${provinces}::text[])[(n + k) % ${provinces.length} + 1],
        (2010 + k)::text, (2012 + k)::text, (${sentences}::text[])[(n + k) % 6 + 1]
      from generate_series(1, ${seekers}::int) n, generate_series(1, 3) k where n % 2 = 0`;
  });
  // By the index of their entries, which is there again.
  await inBulk(sql, ["profile_search"], async () => {
    await sql`insert into profile_search (profile_id, document, contact_document)
      select id, profile_search_document(p), profile_contact_document(p) from user_profiles p where email like 'seeker%@people.example'`;
  });
}
