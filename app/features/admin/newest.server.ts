import { desc, eq, inArray } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isAdmin } from "#app/features/accounts/actor.ts";
import {
  contactColumns,
  contactOf,
  newestProfiles,
} from "#app/features/accounts/profile/profile-lists.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { jobStatus } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound } from "#app/platform/outcome.ts";

/** A company or a job in one line. */
export type NewestRow = {
  id: string;
  /** The company, also of a job; its person's name where it has none of its own. */
  company: { id: string; name: string; logo: string | null };
  /** The company's city or the job's title; empty where there is none. */
  text: string;
  /** Whether a page of it can be read. */
  isPublic: boolean;
  /** ISO moment. */
  createdAt: string;
};

export type Newest = { companies: NewestRow[]; jobs: NewestRow[] };

const shown = 3;

/** The newest companies and the newest jobs in all statuses. 404 for anyone who is not an admin. */
export async function listNewest(actor: Actor, language: Language): Promise<Newest> {
  if (!isAdmin(actor)) throw notFound();
  const company = { id: userProfiles.id, name: companyCalled, logo: logoColumn };
  // Chosen before the join, so that the index of all jobs gives just these.
  const newestJobs = db
    .select({ id: jobs.id })
    .from(jobs)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(shown);
  const [companyRows, jobRows] = await Promise.all([
    db
      .select({ company, contact: contactColumns })
      .from(userProfiles)
      .where(eq(userProfiles.userType, "company"))
      .orderBy(...newestProfiles)
      .limit(shown),
    db
      .select({
        company,
        id: jobs.id,
        title: jobs.title,
        status: jobs.status,
        createdAt: jobs.createdAt,
      })
      .from(jobs)
      .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
      .where(inArray(jobs.id, newestJobs))
      .orderBy(desc(jobs.createdAt), desc(jobs.id)),
  ]);
  return {
    companies: companyRows.map(({ company, contact }) => ({
      id: company.id,
      company,
      text: contactOf(contact, language).city ?? "",
      isPublic: false,
      createdAt: contact.createdAt.toISOString(),
    })),
    jobs: jobRows.map(({ title, status, createdAt, ...row }) => ({
      ...row,
      text: title.trim(),
      isPublic: jobStatus(status) === "active",
      createdAt: createdAt.toISOString(),
    })),
  };
}
