import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { enqueueRemoval } from "#app/features/applications/orphaned-files.server.ts";
import { boardDays } from "#app/features/figures/board/board-days.table.ts";
import { countFigures } from "#app/features/figures/count-figures.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { removeUnusedTitles } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { demoData } from "#demo/demo-data.ts";

/**
 * Removes what the demo data brought: its accounts with all that is theirs, and of its companies
 * without a login the demo jobs, then those companies that have no other job. Figures are counted again.
 */
export async function removeDemoData(): Promise<Record<"accounts" | "companies" | "jobs", number>> {
  const data = demoData();
  const emails = data.accounts.map(({ email }) => email);
  const names = data.companies
    .filter(({ account }) => !account)
    .map(({ companyName }) => companyName);
  const titles = [...new Set(data.jobs.map(({ title }) => title))];
  const removed = await db.transaction(async (tx) => {
    const accounts = (
      await tx.select({ id: authUsers.id }).from(authUsers).where(inArray(authUsers.email, emails))
    ).map(({ id }) => id);
    const withoutLogin = tx
      .select({ id: userProfiles.id })
      .from(userProfiles)
      .where(
        and(
          eq(userProfiles.userType, "company"),
          inArray(userProfiles.companyName, names),
          notExists(tx.select().from(authUsers).where(eq(authUsers.id, userProfiles.id))),
        ),
      );
    const companies = (await withoutLogin).map(({ id }) => id);
    const own = tx.select({ id: jobs.id }).from(jobs).where(inArray(jobs.companyId, accounts));
    const ofDemo = and(
      inArray(jobs.companyId, companies),
      isNull(jobs.externalId),
      inArray(jobs.title, titles),
    );
    const demoJobs = tx.select({ id: jobs.id }).from(jobs).where(ofDemo);
    for (const applied of [
      inArray(jobApplications.userId, accounts),
      inArray(jobApplications.jobId, own),
      inArray(jobApplications.jobId, demoJobs),
    ]) {
      const gone = await tx
        .delete(jobApplications)
        .where(applied)
        .returning({ id: jobApplications.documentId });
      const files = gone.flatMap(({ id }) => id ?? []);
      if (files.length > 0) await tx.delete(documents).where(inArray(documents.id, files));
    }
    const removed = [
      await tx.delete(jobs).where(inArray(jobs.companyId, accounts)).returning({ id: jobs.id }),
      await tx.delete(jobs).where(ofDemo).returning({ id: jobs.id }),
    ].flat();
    await tx.delete(userProfiles).where(inArray(userProfiles.id, accounts));
    await tx.delete(authUsers).where(inArray(authUsers.id, accounts));
    const emptied = await tx
      .delete(userProfiles)
      .where(
        and(
          inArray(userProfiles.id, companies),
          sql`not exists (select from jobs where company_id = ${userProfiles}.id)`,
        ),
      )
      .returning({ id: userProfiles.id });
    await removeUnusedTitles(tx);
    await enqueueRemoval(tx);
    await tx.delete(boardDays);
    return { accounts: accounts.length, companies: emptied.length, jobs: removed.length };
  });
  await countFigures();
  return removed;
}
