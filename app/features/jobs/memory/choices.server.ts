import { eq } from "drizzle-orm";
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

/** Jobs and companies the actor has hidden, saved and follows. */
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
