import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { countCompanyApplications } from "#app/features/applications/application-lists.server.ts";
import { listAppliedJobIds } from "#app/features/applications/applied-jobs.server.ts";
import { findOwnCompany } from "#app/features/companies/companies.server.ts";
import { findOwnProfile } from "#app/features/seekers/seekers.server.ts";

/** Next steps of a signed-in person. */
export type NextSteps = {
  userType: "customer_employee" | "company";
  /** The name of the person or company; empty if unknown. */
  name: string;
  /** Sent by a seeker, or received by a company. */
  applications: number;
  /** Whether the profile states a wish or a company. */
  hasProfile: boolean;
};

/** The landing page's next steps for the actor; null if it shows the visitor's page. */
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
  return { userType: "company", name, applications: applications.total, hasProfile: name !== "" };
}
