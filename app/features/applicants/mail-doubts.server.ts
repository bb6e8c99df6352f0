import { and, eq } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { isUnconfirmedFull } from "#app/features/accounts/emails/unconfirmed.server.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { mobileDigits } from "#app/features/accounts/profile/mobile-number.server.ts";
import type { CompanyAction } from "#app/features/applications/application-status.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { reachOf } from "#app/features/applications/lifecycle/reach.server.ts";
import {
  countReach,
  type MailDoubts,
  type Reach,
} from "#app/features/applications/lifecycle/reach.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** Names shown of those whom an answer reaches. */
export const shownNames = 20;

const noDoubts: MailDoubts = { unconfirmed: 0, off: 0, people: [], job: "" };

type Reached = {
  firstName: string;
  lastName: string;
  phone: string | null;
  /** The contact address. */
  email: string | null;
  reach: Reach;
};

/** Who of these may not get an answer's email, the first of them by name. */
export async function doubtsOf(rows: readonly Reached[], job: string): Promise<MailDoubts> {
  const { unconfirmed, off } = countReach(rows.map(({ reach }) => reach));
  const unreached = rows.filter(({ reach }) => reach !== "mailed").slice(0, shownNames);
  const people = unreached.map(async ({ email, phone, reach, ...name }) => ({
    name: fullName(name),
    phone,
    mobile: mobileDigits(phone),
    isLate: reach === "unconfirmed" && email !== null && (await isUnconfirmedFull(email)),
  }));
  return { unconfirmed, off, people: await Promise.all(people), job };
}

/** Whether the email of an action on an application to a job of the actor's company may not arrive. */
export async function findDoubts(
  actor: Actor,
  applicationId: string,
  action: CompanyAction,
): Promise<MailDoubts> {
  const company = actingCompany(actor);
  if (!company || !isUuid(applicationId)) return noDoubts;
  const rows = await db
    .select({
      job: jobs.title,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      phone: userProfiles.phone,
      email: userProfiles.email,
      reach: reachOf(action),
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .leftJoin(authUsers, eq(authUsers.id, jobApplications.userId))
    .where(and(eq(jobApplications.id, applicationId), eq(jobs.companyId, company.id)));
  return doubtsOf(rows, rows[0]?.job ?? "");
}
