import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { type JobState, jobCan } from "./job.ts";

type Owned = { companyId: string };

/** A public job is everyone's to see; any other only its company's. */
export function maySeeJob(actor: Actor, job: Owned & { state: JobState }): boolean {
  return jobCan.beShown(job.state) || ownsJob(actor, job);
}

export function ownsJob(actor: Actor, job: Owned): boolean {
  return actingCompany(actor)?.id === job.companyId;
}

/** Whether a member may change it, and not only read. */
export function mayChangeJob(actor: Actor, job: Owned): boolean {
  return ownsJob(actor, job) && mayPostJobs(actor);
}

function mayPostJobs(actor: Actor): boolean {
  return actingCompany(actor)?.mayRecruit ?? false;
}

/**
 * Why this person may not apply, as a message key; null for a seeker, and for a visitor, who signs
 * in first.
 */
export function whyNotApply(actor: Actor): MessageKey | null {
  if (actor.kind === "visitor") return null;
  if (actor.userType === "customer_employee") return null;
  if (actor.userType === "company" || actor.userType === "company_member")
    return "jobs.companiesCannotApply";
  return actor.userType === "admin" ? "jobs.adminsCannotApply" : "jobs.accountCannotApply";
}
