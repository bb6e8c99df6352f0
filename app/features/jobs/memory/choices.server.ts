import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rememberedCompanies, rememberedJobs } from "./memory.table.ts";

/** Ids of jobs and companies. */
export type OwnChoices = {
  hiddenJobs: string[];
  savedJobs: string[];
  hiddenCompanies: string[];
  followedCompanies: string[];
};

/** What the actor has hidden, saved and follows. */
export async function findOwnChoices(actor: Actor): Promise<OwnChoices> {
  const [jobs, companies] =
    actor.kind === "person"
      ? await Promise.all([
          db.select().from(rememberedJobs).where(eq(rememberedJobs.accountId, actor.id)),
          db.select().from(rememberedCompanies).where(eq(rememberedCompanies.accountId, actor.id)),
        ])
      : [[], []];
  return {
    hiddenJobs: jobs.flatMap(({ jobId, hiddenAt }) => (hiddenAt ? jobId : [])),
    savedJobs: jobs.flatMap(({ jobId, savedAt }) => (savedAt ? jobId : [])),
    hiddenCompanies: companies.flatMap(({ companyId, hiddenAt }) => (hiddenAt ? companyId : [])),
    followedCompanies: companies.flatMap(({ companyId, followedAt }) =>
      followedAt ? companyId : [],
    ),
  };
}

/**
 * Which of these accounts do not want to see a job: they hid it or its company. For background work,
 * which acts for nobody.
 */
export async function accountsThatHid(
  job: { id: string; companyId: string },
  accountIds: readonly string[],
): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set();
  const [byJob, byCompany] = await Promise.all([
    db
      .select({ id: rememberedJobs.accountId })
      .from(rememberedJobs)
      .where(
        and(
          eq(rememberedJobs.jobId, job.id),
          isNotNull(rememberedJobs.hiddenAt),
          inArray(rememberedJobs.accountId, [...accountIds]),
        ),
      ),
    db
      .select({ id: rememberedCompanies.accountId })
      .from(rememberedCompanies)
      .where(
        and(
          eq(rememberedCompanies.companyId, job.companyId),
          isNotNull(rememberedCompanies.hiddenAt),
          inArray(rememberedCompanies.accountId, [...accountIds]),
        ),
      ),
  ]);
  return new Set([...byJob, ...byCompany].map(({ id }) => id));
}

/** The accounts that follow a company. For background work. */
export async function followersOf(companyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: rememberedCompanies.accountId })
    .from(rememberedCompanies)
    .where(
      and(eq(rememberedCompanies.companyId, companyId), isNotNull(rememberedCompanies.followedAt)),
    );
  return rows.map(({ id }) => id);
}
