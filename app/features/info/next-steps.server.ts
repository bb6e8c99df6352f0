import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { countCompanyApplications } from "#app/features/applications/application-lists.server.ts";
import { listAppliedJobIds } from "#app/features/applications/applied-jobs.server.ts";
import { findOwnCompany } from "#app/features/companies/companies.server.ts";
import { findOwnProfile } from "#app/features/seekers/seekers.server.ts";

/** What a signed-in person may go on with. */
export type NextSteps = {
  userType: "customer_employee" | "company";
  /** What the person, or the company, is called; empty where that is not said. */
  name: string;
  /** Sent by a seeker, or received by a company. */
  applications: number;
  /** Whether the profile says what is looked for, or whose company it is. */
  hasProfile: boolean;
};

/** What the landing page offers the actor to go on with; null for whom it is as for a visitor. */
export async function findNextSteps(actor: Actor): Promise<NextSteps | null> {
  if (actor.kind !== "person") return null;
  if (actor.userType === "customer_employee") return await stepsOfSeeker(actor);
  return actingCompany(actor) ? await stepsOfCompany(actor) : null;
}

async function stepsOfSeeker(seeker: Person): Promise<NextSteps> {
  const [profile, applied] = await Promise.all([findOwnProfile(seeker), listAppliedJobIds(seeker)]);
  return {
    userType: "customer_employee",
    name: fullName(profile),
    applications: applied.length,
    hasProfile: Boolean(profile.desiredPosition?.trim()),
  };
}

async function stepsOfCompany(person: Person): Promise<NextSteps> {
  const [company, applications] = await Promise.all([
    findOwnCompany(person),
    countCompanyApplications(person),
  ]);
  const name = company?.companyName?.trim() ?? "";
  return { userType: "company", name, applications, hasProfile: name !== "" };
}
