import type { InputWord } from "#app/features/search/words/half-words.ts";
import { currentNames, namesOf } from "./names/board-names.server.ts";
import { jobsAt, type NamedRow, namedIn } from "./names/suggested-names.ts";
import { countSkills, type Skill, type SkillCount } from "./skill-counts.server.ts";

export type { NamedRow };

/** Skills to count in order, until `wanted` have jobs, and places. */
type Counted = { skills: readonly Skill[]; wanted: number; placeIds: readonly string[] };

/** The count of page changes that has just been asked for, if any. */
type Known = { changes: string | undefined };

/** In order; where nothing was counted, undefined. */
type Counts = { skill: (SkillCount | undefined)[]; place: (number | undefined)[] };

/**
 * The titles and companies that answer the words, the likeliest first, and how many active jobs a
 * search for each skill and place finds; and the version of the board that they are of.
 */
export async function suggestNames(
  words: readonly InputWord[],
  { skills, wanted, placeIds, changes }: Counted & Known,
): Promise<{ named: NamedRow[]; counts: Counts; version: string }> {
  const names = namesOf(changes) ?? (await currentNames());
  const skill = await countSkills(skills, wanted, names.version);
  const place = placeIds.map((id) => jobsAt(names.places, id));
  return { named: namedIn(names, words), counts: { skill, place }, version: names.version };
}
