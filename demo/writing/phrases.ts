import type { Random } from "#demo/model/random.ts";
import type { EmploymentType, ExperienceLevel } from "#demo/model/types.ts";
import type { Setting } from "#demo/roles/role.ts";

/** What a language's postings are put together from. */
export type Phrases = {
  openings: readonly ((job: OpeningWords) => string)[];
  remoteOpenings: readonly ((job: OpeningWords) => string)[];
  about: readonly ((line: string) => string)[];
  dutiesLabels: readonly string[];
  settings: Record<Setting, readonly ((random: Random) => string)[]>;
  types: Record<EmploymentType, readonly string[]>;
  closings: readonly ((place: string) => string)[];
  experience: (level: ExperienceLevel, field: string, random: Random) => string;
  benefits: Record<Setting | "any", readonly string[]>;
};

type OpeningWords = {
  who: string;
  us: string;
  /** The company's name as a sentence has it, and its grammatical gender in Arabic. */
  full: string;
  feminine: boolean;
  place: string;
};
