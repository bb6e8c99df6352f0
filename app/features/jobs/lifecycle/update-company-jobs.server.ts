import { asc, eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { enqueueCompany } from "#app/features/companies/outdated-companies.server.ts";
import { readList } from "#app/features/job/job-lists.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { readJob } from "#app/features/search/terms/indexed-text.ts";
import { writeSearch } from "#app/features/search/write-index.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";

/** Jobs of one transaction. */
const atOnce = 50;

/** An order must end before the queue takes it for dead; see `queues`. */
const longestMs = 5000;

/**
 * Updates the search terms of a company's jobs to its profile for some seconds, and enqueues itself again for
 * the rest. Safe to be killed, tried again and run twice at once.
 */
export async function updateCompanyJobs(company: string, forMs = longestMs): Promise<void> {
  const end = Date.now() + forMs;
  while (await db.transaction((tx) => updateSome(tx, company))) {
    if (Date.now() >= end) return enqueueCompany(company);
  }
}

/** Returns whether more jobs are left. */
async function updateSome(tx: Transaction, company: string): Promise<boolean> {
  // Locks: a change of the company waits for this batch, or this for the change.
  const [profile] = await tx
    .select({ called: companyCalled })
    .from(userProfiles)
    .where(eq(userProfiles.id, company))
    .for("no key update");
  const ids = profile ? await nextJobs(tx, company) : undefined;
  if (!profile || !ids) return false;
  const some = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      description: jobs.description,
      requirements: jobs.requirements,
    })
    .from(jobs)
    .where(inArray(jobs.id, ids))
    .orderBy(asc(jobs.id))
    .for("update");
  const readings = some.map(({ id, requirements, ...texts }) => ({
    id,
    ...readJob({ ...texts, requirements: readList(requirements), company: profile.called }),
  }));
  await writeSearch(tx, readings);
  return true;
}

/** Advances to the next jobs and returns their ids; undefined after the last ones. */
async function nextJobs(tx: Transaction, company: string): Promise<string[] | undefined> {
  const [advanced] = await tx.execute<{ ids: string[] }>(sql`
    with next as materialized (
      select id, created_at from jobs
      where company_id = ${company} and (created_at, id) > (
        (select after_time from outdated_companies where company_id = ${company}),
        (select after_id from outdated_companies where company_id = ${company}))
      order by created_at, id limit ${atOnce})
    update outdated_companies set after_time = last.created_at, after_id = last.id, changed_at = now()
    from (select created_at, id from next order by created_at desc, id desc limit 1) last
    where company_id = ${company} returning array(select id from next) as ids`);
  if (advanced) return advanced.ids;
  await tx.execute(sql`delete from outdated_companies where company_id = ${company}`);
  return undefined;
}
