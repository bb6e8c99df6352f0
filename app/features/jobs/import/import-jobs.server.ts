import { and, eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { writeSkeletons } from "#app/features/companies/lookalikes/lookalikes.server.ts";
import { findMergedInto } from "#app/features/moderation/merges/merged-companies.server.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { ImportedJob } from "./import-line.ts";

/** Size of an import batch; one is sent while the database works on another. */
export const importBatch = 500;
export const importsAtOnce = 2;

/** Stores and indexes a batch of jobs; those whose external id is there already stay as they are. Returns how many were new. */
export async function importJobs(batch: readonly ImportedJob[]): Promise<number> {
  if (batch.length === 0) return 0;
  const companies = await companyIds(batch);
  const jobs = batch.map((job) => ({ ...job, companyId: companies.get(job.companyName) }));
  const inserted = await db.execute(sql`
      insert into jobs (external_id, company_id, title, description, category, location, place_id,
        salary_min, salary_max, currency, pay_period, pay_basis, pound, employment_type, experience_level, status, application_deadline, created_at, updated_at)
      select "externalId", "companyId", title, description, category, location, "placeId",
        "salaryMin", "salaryMax", currency, "payPeriod", "payBasis", pound, "employmentType", "experienceLevel", status, "applicationDeadline", "createdAt", "createdAt"
      from json_to_recordset(${JSON.stringify(jobs)}::json) as job (
        "externalId" text, "companyId" uuid, title text, description text, category text, location text,
        "placeId" text, "salaryMin" numeric, "salaryMax" numeric, currency text, "payPeriod" text, "payBasis" text, pound text, "employmentType" text,
        "experienceLevel" text, status text, "applicationDeadline" date, "createdAt" timestamptz)
      on conflict (external_id) do nothing`);
  // Not with the insertion, whose counts other writers wait for.
  await indexOutdatedJobs();
  return inserted.count;
}

/** The companies of a batch by name, or those they were merged with; unknown ones become profiles without a login. */
async function companyIds(batch: readonly ImportedJob[]): Promise<Map<string, string>> {
  const names = [...new Set(batch.map(({ companyName }) => companyName))];
  const known = { id: userProfiles.id, companyName: userProfiles.companyName };
  const named = and(eq(userProfiles.userType, "company"), inArray(userProfiles.companyName, names));
  const companies = await db.select(known).from(userProfiles).where(named);
  const ids = new Map(companies.map(({ id, companyName }) => [companyName ?? "", id]));
  const merged = await findMergedInto(names.filter((name) => !ids.has(name)));
  for (const [name, id] of merged) ids.set(name, id);
  if (names.every((name) => ids.has(name))) return ids;
  return db.transaction(async (tx) => {
    // Two importers at once would otherwise make the same company twice.
    await tx.execute(sql`select pg_advisory_xact_lock(7310002)`);
    const rows = await tx.select(known).from(userProfiles).where(named);
    const before = new Set(rows.map(({ companyName }) => companyName));
    const missing = names
      .filter((name) => !before.has(name) && !merged.has(name))
      .map((companyName) => ({ userType: "company", companyName }));
    if (missing.length > 0) {
      const added = await tx.insert(userProfiles).values(missing).returning(known);
      await writeSkeletons(tx, added);
      rows.push(...added);
    }
    return new Map([
      ...merged,
      ...rows.map(({ id, companyName }) => [companyName ?? "", id] as const),
    ]);
  });
}
