import { type Actor, isCompany } from "#app/features/accounts/actor.ts";
import { whyNotApply } from "#app/features/jobs/job-access.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** Whose an application is: the seeker who sent it and the company that owns the job. */
export type ApplicationOwners = { userId: string; companyId: string };

/** The company that a person acts for, and whether they may answer its applicants. */
export type ActingCompany = { id: string; mayAnswer: boolean };

/** Undefined for anyone who acts for no company. */
export function actingCompany(actor: Actor): ActingCompany | undefined {
  return isCompany(actor) ? { id: actor.id, mayAnswer: true } : undefined;
}

/** The applicant and the company that owns the job; nobody else, admins included. */
export function mayReadApplication(actor: Actor, owners: ApplicationOwners): boolean {
  if (actor.kind !== "person") return false;
  return actor.id === owners.userId || (isCompany(actor) && actor.id === owners.companyId);
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

/** Why somebody may not apply or upload a CV, as a message key; null for a job seeker. */
export function whyNotSend(actor: Actor): MessageKey | null {
  return actor.kind === "visitor" ? "applications.loginFirst" : whyNotApply(actor);
}
