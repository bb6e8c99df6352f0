import type { Actor } from "#app/features/accounts/actor.ts";

/** Whether opening a job counts as a view; of the job's own company only `isOwn` knows. */
export function isCountedReader(actor: Actor, isOwn: boolean): boolean {
  if (actor.kind !== "person") return true;
  return !isOwn && actor.userType !== "admin" && !actor.moderates;
}
