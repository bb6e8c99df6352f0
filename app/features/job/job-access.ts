import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { isReadable, type JobState } from "./job.ts";

type Owned = { companyId: string };

type Seen = Owned & {
  state: JobState;
  deadline: string | null;
  /** Its company's account is blocked. */
  isBlocked: boolean;
};

/** A job that is open, or over for at most 30 days, is everyone's to read; any other only its company's. */
export function maySeeJob(actor: Actor, job: Seen): boolean {
  return (isReadable(job) && !job.isBlocked) || ownsJob(actor, job);
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
