import type { CompanySize } from "#app/features/companies/company.ts";

/** The sizes that searching offers, and the profile sizes that each finds. */
export const sizesOf = {
  startup: ["1-10"],
  small: ["11-50"],
  medium: ["51-200"],
  large: ["201-500", "501-1000"],
  enterprise: ["1000+"],
} as const satisfies Record<string, readonly CompanySize[]>;
export type SearchedSize = keyof typeof sizesOf;
export const searchedSizes = Object.keys(sizesOf) as SearchedSize[];
