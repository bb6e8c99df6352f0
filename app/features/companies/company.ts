import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { firstFoundingYear } from "#app/limits.ts";

/** The sizes that a company may state, in employees. */
export const companySizes = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"] as const;
export type CompanySize = (typeof companySizes)[number];

export const industries = [
  "oil-gas",
  "banking",
  "petrochemicals",
  "food-beverage",
  "telecoms",
  "real-estate",
  "information-technology",
  "construction",
  "education-training",
  "healthcare",
  "pharmaceuticals",
  "tourism-hospitality",
  "retail-trade",
  "transport-logistics",
  "agriculture",
  "textiles-clothing",
  "media-advertising",
  "insurance",
  "energy-electricity",
  "manufacturing",
  "consulting-legal",
  "non-profit",
] as const;
export type Industry = (typeof industries)[number];

/** The most that a field takes, in characters, and the first year. */
export const companyLimits = {
  name: 150,
  description: 5000,
  link: 500,
  phone: 40,
  firstYear: firstFoundingYear,
} as const;

type Named = { companyName: string | null; firstName: string; lastName: string };

/** A company's display name: its own, or that of its person. */
export function displayName({ companyName, ...person }: Named): string {
  return companyName?.trim() || fullName(person);
}
