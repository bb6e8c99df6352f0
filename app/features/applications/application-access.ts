import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { whyNotApply } from "#app/features/job/job-access.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** Whose an application is: the seeker who sent it and the company that owns the job. */
export type ApplicationOwners = { userId: string; companyId: string };

/** The applicant and all members of the job's company; no others, admins included. */
export function mayReadApplication(actor: Actor, owners: ApplicationOwners): boolean {
  if (actor.kind !== "person") return false;
  return actor.id === owners.userId || actingCompany(actor)?.id === owners.companyId;
}

/** A CV that no application uses yet is its uploader's alone; then it goes with the application. */
export function mayReadDocument(
  actor: Actor,
  ownerId: string,
  application: ApplicationOwners | undefined,
): boolean {
  if (application) return mayReadApplication(actor, application);
  return actor.kind === "person" && actor.id === ownerId;
}

/** The reason against applying or uploading a CV, as a message key; null for a job seeker. */
export function whyNotSend(actor: Actor): MessageKey | null {
  return actor.kind === "visitor" ? "applications.loginFirst" : whyNotApply(actor);
}
