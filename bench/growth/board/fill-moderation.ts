import type postgres from "postgres";
import { inBulk } from "./in-bulk.ts";
import type { Sizes } from "./sizes.ts";

/** Reports, cases, of which half wait, and the log of decisions. */
export async function fillModeration(sql: postgres.Sql, { reports }: Sizes): Promise<void> {
  await inBulk(sql, ["moderation_cases", "reports", "moderation_log.acts"], async () => {
    await sql`create unlogged table growth_reported as
      select id, company_id, row_number() over (order by id) as n from jobs
      where id not in (select job_id from moderation_cases where job_id is not null)
      order by id limit ${Math.ceil(reports / 5)}`;
    await sql`insert into moderation_cases (job_id, company_id, state, report_count, opened_at, decided_at)
      select id, company_id, case when n % 2 = 0 then 'open' else 'dismissed' end, 5,
        now() - n % 300 * interval '1 day', case when n % 2 = 1 then now() - n % 299 * interval '1 day' end
      from growth_reported`;
    await sql`insert into reports (job_id, reason, details, created_at, settled_at)
      select id, 'money', 'They ask for money.', now() - n % 300 * interval '1 day',
        case when n % 2 = 1 then now() end
      from growth_reported, generate_series(1, 5)`;
    await sql`insert into moderation_log.acts (act, case_id, job_id, company_id, reason, at)
      select case when i = 2 and hashtext(c.id::text) % 5 = 0 then 'appeal' else 'dismiss' end, c.id, c.job_id, c.company_id, 'allowed', at
      from moderation_cases c, generate_series(1, 5) i,
        lateral (select coalesce(c.decided_at, c.opened_at) - i * interval '1 hour' as at) of
      where job_id in (select id from growth_reported) order by at`;
    await sql`drop table growth_reported`;
  });
}
