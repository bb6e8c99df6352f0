import { eq, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";
import { outdatedCompanies } from "./outdated-companies.table.ts";

/** The queued job that updates the jobs of a company. */
export type CompanyJob = { company: string };

/** Enqueues the update of a company's jobs if its transaction left it to the queue. */
export async function enqueueJobUpdates(company: string, tx: Transaction): Promise<void> {
  const isOutdated = eq(outdatedCompanies.companyId, company);
  if ((await tx.$count(outdatedCompanies, isOutdated)) > 0) await enqueueCompany(company, tx);
}

export async function enqueueCompany(company: string, tx?: Transaction): Promise<void> {
  await enqueueJob("companies", { company } satisfies CompanyJob, tx);
}

/** Enqueues the companies that no worker has advanced for a minute: their order was lost, or SQL changed them. */
export async function resumeJobUpdates(): Promise<void> {
  const lost = await db
    .select({ id: outdatedCompanies.companyId })
    .from(outdatedCompanies)
    .where(lt(outdatedCompanies.changedAt, sql`now() - interval '1 minute'`));
  for (const { id } of lost) await enqueueCompany(id);
}
