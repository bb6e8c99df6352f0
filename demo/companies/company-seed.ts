import type { CompanySize, DemoLanguage, Industry } from "#demo/model/types.ts";

/** A company as its jobs need to know it: how it is called, and calls itself, in both languages. */
export type CompanySeed = {
  key: string;
  account?: string;
  industry: Industry;
  size: CompanySize;
  founded: number | null;
  /** Its seat first, then other places where it hires. */
  places: readonly [string, ...string[]];
  /** Keys of roles it hires for beyond its industry's, and of those it has no use for. */
  also?: readonly string[];
  not?: readonly string[];
  language: DemoLanguage;
  contact: readonly [string, string];
  ar: CompanyWords & { gender: "f" | "m"; full: string };
  en: CompanyWords;
  /** What follows the line in the company's description, in its own language. */
  more: string;
  website?: false;
  described?: false;
};

/** `us` completes "to work in …"; `line` says in half a sentence what the company is. */
type CompanyWords = { name: string; us: string; line: string };

/** Work of schools, not of language or training institutes. */
export const schoolOnly = [
  "class-teacher",
  "kindergarten-teacher",
  "school-counsellor",
  "special-needs-teacher",
  "science-teacher",
  "school-principal",
];

/** Work of organisations that run clinics. */
export const medical = [
  "nurse",
  "midwife",
  "pharmacist",
  "lab-technician",
  "general-practitioner",
  "physiotherapist",
  "paramedic",
  "nutrition-officer",
];
