import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { LruMap } from "#app/platform/lru-map.ts";
import { firstId } from "#app/platform/uuid.ts";
import { roleOfTitle } from "./role.ts";

/** Jobs of one statement. */
const jobsAtOnce = 5_000;
const titlesInATurn = 100;

/**
 * Names the role and the governorate of jobs, for as long as the transaction lasts: job_roles has each
 * job of which `isCounted` is true, whose title names a role and whose place a governorate. Returns
 * the roles. With their categories each job has a second row, whose role is its category's key. Only some
 * thousands of jobs are in memory at a time.
 */
export async function nameRoles(
  tx: Transaction,
  isCounted: SQL,
  { withCategories = false } = {},
): Promise<string[]> {
  await tx.execute(sql`
    create temporary table job_roles (job_id uuid, role text, province text) on commit drop`);
  const roleOf = roleReader();
  for (let after = firstId; ; ) {
    const jobs = await tx.execute<{
      id: string;
      title: string;
      province: string;
      category: string;
    }>(sql`
      select id, title, category, substring(place_id from '^[^/]+/[^/]+') as province from jobs
      where id > ${after}::uuid and place_id like '%/%' and ${isCounted}
      order by id limit ${jobsAtOnce}::int`);
    const last = jobs.at(-1);
    if (!last) break;
    after = last.id;
    const named: { job: string; role: string; province: string }[] = [];
    for (const [place, { id, title, province, category }] of jobs.entries()) {
      // Reading a title takes some time, and this process may also answer people.
      if (place % titlesInATurn === 0) await setImmediate();
      const role = roleOf(title);
      if (role) named.push({ job: id, role, province });
      if (withCategories) named.push({ job: id, role: categoryKey(category), province });
    }
    await tx.execute(sql`
      insert into job_roles select job, role, province
      from json_to_recordset(${JSON.stringify(named)}::json) as named (job uuid, role text, province text)`);
  }
  await tx.execute(sql`create index on job_roles (role)`);
  await tx.execute(sql`analyze job_roles`);
  const roles = await tx.execute<{ role: string }>(sql`
    select distinct role from job_roles order by role`);
  return roles.map(({ role }) => role);
}

/** The key of a category among those of roles, none of which has a colon. */
export function categoryKey(category: string): string {
  return `category:${category}`;
}

/** Names the role of a title; a board's titles are often the same, so that most are read once. */
function roleReader(): (title: string) => string | undefined {
  const known = new LruMap<string, { key?: string }>({ max: 10_000, sizeOf: () => 1 });
  return (title) => {
    const role = known.get(title) ?? roleOfTitle(title) ?? {};
    known.set(title, role);
    return role.key;
  };
}
