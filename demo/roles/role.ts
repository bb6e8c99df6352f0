import type { Category, EmploymentType, ExperienceLevel, Industry } from "#demo/model/types.ts";

/** A kind of work, from which jobs of many companies are written. */
export type Role = {
  key: string;
  category: Category;
  /** Industries that hire for it. */
  fits: readonly Industry[] | "any";
  setting: Setting;
  /** Thousands of Syrian pounds a month at mid level. */
  pay: readonly [number, number];
  /** Dollars a month where the employer is an NGO or pays in dollars. */
  usd?: readonly [number, number];
  types: readonly EmploymentType[];
  levels: readonly ExperienceLevel[];
  ar?: RoleText;
  en?: RoleText;
};

/** Where the day is spent: decides hours, benefits and whether work from home is thinkable. */
export type Setting =
  | "office"
  | "screen"
  | "shop"
  | "site"
  | "factory"
  | "hospital"
  | "school"
  | "kitchen"
  | "road"
  | "watch"
  | "field"
  | "farm";

export type RoleText = {
  titles: readonly string[];
  /** Titles used at senior level instead of the plain ones. */
  senior?: readonly string[];
  /** Completes "we are looking for …". */
  who: string;
  /** Completes "experience in …". */
  field: string;
  does: readonly string[];
  needs: readonly string[];
};

/** The lines of a block of text. */
export function lines(block: string): string[] {
  return block
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
