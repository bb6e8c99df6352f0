import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companySlugColumn } from "#app/features/companies/public-company.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";

/** The number of equal ranges of ids; ids are random, so jobs spread evenly. */
export const idParts = 1024;

/** The open jobs whose ids lie in one part, and when any job there changed last. */
export type IdPart = { part: number; open: number; changed: Date };

/** How many jobs are open in each part of the ids that has any; reads all jobs once. */
export async function countOpenJobsByPart(): Promise<IdPart[]> {
  const rows = await db.execute<{ part: number; open: number; changed: string }>(sql`
    select (('x' || substr(id::text, 1, 3))::bit(12)::int >> 2) as part,
      (count(*) filter (where status = 'active'))::int as open,
      max(updated_at)::text as changed
    from jobs group by 1 order by 1`);
  return rows.map(({ part, open, changed }) => ({ part, open, changed: new Date(changed) }));
}

export type SitemapEntry = { id: string; changed: Date };

const rowsAtOnce = 2000;

/** The open jobs of the parts from `first` up to `end`, by id, some at a time: there may be many. */
export async function* listOpenJobs(first: number, end: number): AsyncGenerator<SitemapEntry[]> {
  const last = `${hexOf(4 * end - 1)}${"ffffffff-ffff-ffff-ffff-ffffffffffff".slice(3)}`;
  let after = `${hexOf(4 * first)}${"00000000-0000-0000-0000-000000000000".slice(3)}`;
  for (;;) {
    const rows = await db
      .select({ id: jobs.id, changed: jobs.updatedAt })
      .from(jobs)
      .where(and(eq(jobs.status, "active"), gt(jobs.id, after), lte(jobs.id, last)))
      .orderBy(asc(jobs.id))
      .limit(rowsAtOnce);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (rows.length < rowsAtOnce || !end) return;
    after = end.id;
  }
}

/** `slug`: of its page, null where it has none. */
type CompanyEntry = SitemapEntry & { slug: string | null };

/** The newest change among the open jobs of each company, the companies by id, some at a time. */
export async function* listCompaniesWithJobs(): AsyncGenerator<CompanyEntry[]> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await db
      .select({
        id: jobs.companyId,
        changed: sql<string>`max(${jobs.updatedAt})::text`,
        slug: companySlugColumn,
      })
      .from(jobs)
      .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
      .where(and(eq(jobs.status, "active"), gt(jobs.companyId, after)))
      .groupBy(jobs.companyId, userProfiles.id)
      .orderBy(asc(jobs.companyId))
      .limit(rowsAtOnce);
    if (rows.length > 0) yield rows.map((row) => ({ ...row, changed: new Date(row.changed) }));
    const end = rows.at(-1);
    if (rows.length < rowsAtOnce || !end) return;
    after = end.id;
  }
}

/** When an open job changed last, in all, and by category and governorate (a place's id). */
export async function findNewestChanges(): Promise<Map<string, Date>> {
  const rows = await db.execute<{ key: string; changed: string }>(sql`
    select case when grouping(category) = 0 then category
        when grouping(place) = 0 then coalesce(place, '') else 'all' end as key,
      max(updated_at)::text as changed
    from (select category, updated_at,
        split_part(place_id, '/', 1) || '/' || split_part(place_id, '/', 2) as place
      from jobs where status = 'active') as open
    group by grouping sets ((category), (place), ()) having max(updated_at) is not null`);
  return new Map(rows.map(({ key, changed }) => [key, new Date(changed)]));
}

/** The first three digits of an id; a part, which has ten bits, has four such beginnings. */
function hexOf(beginning: number): string {
  return beginning.toString(16).padStart(3, "0");
}
