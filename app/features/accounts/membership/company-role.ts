import type { CompanyRole } from "./membership.table.ts";

export type { CompanyRole };

/** What somebody may do for a company: everything, recruit, or only read. */
export const companyRoles = [
  "owner",
  "recruiter",
  "reader",
] as const satisfies readonly CompanyRole[];

export function isCompanyRole(value: unknown): value is CompanyRole {
  return companyRoles.some((role) => role === value);
}
