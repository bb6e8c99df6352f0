import type { CompanyRole } from "./membership.table.ts";

export type { CompanyRole };

/** Rights within a company: everything, recruiting, or reading. */
export const companyRoles = [
  "owner",
  "recruiter",
  "reader",
] as const satisfies readonly CompanyRole[];

export function isCompanyRole(value: unknown): value is CompanyRole {
  return companyRoles.some((role) => role === value);
}
