import { type Actor, isCompany } from "#app/features/accounts/actor.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { type JobState, jobCan } from "./job.ts";

type Owned = { companyId: string };

/** A public job is everyone's to see; any other only its owner's. */
export function maySeeJob(actor: Actor, job: Owned & { state: JobState }): boolean {
  return jobCan.beShown(job.state) || ownsJob(actor, job);
}

export function ownsJob(actor: Actor, job: Owned): boolean {
  return isCompany(actor) && actor.id === job.companyId;
}

export function mayPostJobs(actor: Actor): boolean {
  return isCompany(actor);
}

/**
 * Why this person may not apply, as a message key; null for a seeker, and for a visitor, who signs
 * in first.
 */
export function whyNotApply(actor: Actor): MessageKey | null {
  if (actor.kind === "visitor") return null;
  if (actor.userType === "customer_employee") return null;
  if (actor.userType === "company") return "jobs.companiesCannotApply";
  return actor.userType === "admin" ? "jobs.adminsCannotApply" : "jobs.accountCannotApply";
}
