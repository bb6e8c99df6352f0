import type { CompanySize, DemoLanguage, Industry } from "../types.ts";

/** A company as its jobs need to know it: how it is called, and calls itself, in both languages. */
export type CompanySeed = {
  key: string;
  account?: string;
  industry: Industry;
  size: CompanySize;
  founded: number | null;
  /** Its seat first, then other places where it hires. */
  places: readonly [string, ...string[]];
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
