import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import { userProfiles } from "../accounts/accounts.table.ts";
import type { ImportedJob } from "./import-line.ts";
import { jobs } from "./jobs.table.ts";

/** Stores a batch of jobs; those whose external id is there already stay as they are. Answers how many were new. */
export async function importJobs(batch: readonly ImportedJob[]): Promise<number> {
  if (batch.length === 0) return 0;
  return db.transaction(async (tx) => {
    const companies = await companyIds(tx, batch);
    const rows = batch.map(({ companyName, ...job }) => ({
      ...job,
      updatedAt: job.createdAt,
      companyId: companies.get(companyName) ?? "",
    }));
    const made = await tx
      .insert(jobs)
      .values(rows)
      .onConflictDoNothing({ target: jobs.externalId })
      .returning({ id: jobs.id });
    return made.length;
  });
}

type Transaction = Parameters<Parameters<typeof db.transaction>[0]>[0];

/** The companies of a batch by name; unknown ones become profiles without a login. */
async function companyIds(tx: Transaction, batch: readonly ImportedJob[]) {
  const names = new Set(batch.map(({ companyName }) => companyName));
  // Two importers at once would otherwise make the same company twice.
  await tx.execute(sql`select pg_advisory_xact_lock(7310002)`);
  const ids = new Map<string, string>();
  const collect = (rows: { id: string; companyName: string | null }[]) => {
    for (const { id, companyName } of rows) if (companyName) ids.set(companyName, id);
  };
  const known = { id: userProfiles.id, companyName: userProfiles.companyName };
  const named = inArray(userProfiles.companyName, [...names]);
  collect(
    await tx
      .select(known)
      .from(userProfiles)
      .where(and(eq(userProfiles.userType, "company"), named)),
  );
  const missing = [...names].filter((name) => !ids.has(name));
  if (missing.length > 0) {
    const rows = missing.map((companyName) => ({ userType: "company", companyName }));
    collect(await tx.insert(userProfiles).values(rows).returning(known));
  }
  return ids;
}
