import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { nameRoles } from "./job-roles.server.ts";
import { usualFrom } from "./usual-pay.ts";

/** Jobs that closed longer ago say little of today. */
const isCounted = sql`status in ('active', 'closed') and closed_reason is distinct from 'suspended'
  and (status = 'active' or closed_at > now() - interval '180 days')`;

/**
 * Recounts the demand for each role and category in Syria: open jobs, their companies, and how long jobs stay open. Only
 * changed rows are written.
 */
export async function countRoleDemand(): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('role_demand'))`);
    await nameRoles(tx, isCounted, { withCategories: true });
    await tx.execute(sql`
      create temporary table counted_demand on commit drop as
      select role, coalesce(province, 'syria') as place,
        (count(*) filter (where is_open))::int as open_jobs,
        (count(distinct company_id) filter (where is_open))::int as companies,
        case when count(*) filter (where not is_open) >= ${usualFrom.jobs}::int
          and count(distinct company_id) filter (where not is_open) >= ${usualFrom.companies}::int
        then round(percentile_cont(0.5) within group (order by days) filter (where not is_open))::int
        end as days_open
      from (
        select role, province, company_id, status = 'active' as is_open,
          extract(epoch from closed_at - created_at) / 86400 as days
        from job_roles join jobs on id = job_id where province like 'syria/%') jobs
      group by grouping sets ((role, province), (role))`);
    await tx.execute(sql`
      delete from role_demand d where not exists (
        select from counted_demand c where c.role = d.role and c.place = d.place)`);
    await tx.execute(sql`
      insert into role_demand (role, place, open_jobs, companies, days_open)
      select role, place, open_jobs, companies, days_open from counted_demand
      on conflict (role, place) do update set open_jobs = excluded.open_jobs,
        companies = excluded.companies, days_open = excluded.days_open, counted_at = now()
      where (role_demand.open_jobs, role_demand.companies, role_demand.days_open)
        is distinct from (excluded.open_jobs, excluded.companies, excluded.days_open)`);
  });
}
