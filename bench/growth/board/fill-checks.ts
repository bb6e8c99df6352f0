import type postgres from "postgres";
import { inBulk } from "./in-bulk.ts";
import type { Sizes } from "./sizes.ts";

/** Checks of companies with their log, confirmed phones, and companies that were merged. */
export async function fillChecks(sql: postgres.Sql, { companies, seekers }: Sizes): Promise<void> {
  const every = (step: number) => sql`generate_series(1, ${companies}::int, ${step}::int) n`;
  const id = sql`md5('company' || n)::uuid`;
  await inBulk(sql, ["company_checks", "company_check_acts", "confirmed_phones"], async () => {
    await sql`insert into company_checks
        (company_id, kind, state, subject, source, method, token, begun_at, checked_at, next_at)
      select ${id}, 'domain', 'done', 'company' || n || '.example', 'site', 'dns', 'token', now(), now(),
        now() + interval '20 years' from ${every(2)}`;
    await sql`insert into company_checks (company_id, kind, state, subject, begun_at)
      select ${id}, 'register', 'waiting', n::text, now() - n * interval '1 minute' from ${every(4)}`;
    await sql`insert into company_check_acts (company_id, kind, state, subject, at)
      select company_id, kind, state, subject, now() - n * interval '1 day'
      from company_checks, generate_series(1, 5) n`;
    await sql`insert into confirmed_phones (user_id, phone)
      select md5('seeker' || n)::uuid, '9639' || (10000000 + n) from generate_series(1, ${seekers}::int, 3) n`;
  });
  await inBulk(sql, ["company_merges"], async () => {
    await sql`insert into company_merges (from_id, into_id, job_id, state, total, position, created_at, changed_at)
      select company_id, ${id}, jobs.id, 'done', 1, 1, at, at from ${every(1)}
      join lateral (select id, company_id from jobs where company_id = ${id} limit 1) jobs on true,
        lateral (select now() - n % 300 * interval '1 day' - interval '2 days' as at) of`;
  });
}
