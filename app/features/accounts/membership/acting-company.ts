import type { Actor } from "#app/features/accounts/actor.ts";
import type { CompanyRole } from "./company-role.ts";

/** The company a person acts for and their rights. Every member may read. */
export type ActingCompany = {
  id: string;
  role: CompanyRole;
  /** Posts and changes jobs, answers applicants. */
  mayRecruit: boolean;
  /** Changes the company's information and its team. */
  mayManage: boolean;
};

/**
 * The only place that says for which company an actor acts: its own account, unless handed over, or
 * the company of a membership. Undefined for all others.
 */
export function actingCompany(actor: Actor): ActingCompany | undefined {
  if (actor.kind !== "person") return undefined;
  const own = actor.userType === "company" ? { id: actor.id, role: "owner" as const } : undefined;
  const company = actor.company === undefined ? own : actor.company;
  if (!company) return undefined;
  const { id, role } = company;
  return { id, role, mayRecruit: role !== "reader", mayManage: role === "owner" };
}

/** Whether the actor is a company's own account that it still belongs to, jobs and all. */
export function ownsCompany(actor: Actor): boolean {
  const company = actingCompany(actor);
  return actor.kind === "person" && company?.id === actor.id && company.mayManage;
}

/** Whether the actor was a company's own account once, and its profile and jobs are others' now. */
export function hasHandedOver(actor: Actor): boolean {
  return actor.kind === "person" && actor.userType === "company" && !ownsCompany(actor);
}
