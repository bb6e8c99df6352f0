import type { EmploymentType, ExperienceLevel, WorkArrangement } from "#app/features/job/job.ts";
import { fold } from "#app/platform/fold.ts";
import intentNames from "./intent-words.json" with { type: "json" };

/** Conditions that words set besides the job itself. */
export type Intent =
  | { kind: "type"; value: EmploymentType }
  | { kind: "arrangement"; value: WorkArrangement }
  | { kind: "level"; value: ExperienceLevel };

/** The way of working or the level that these folded words name. */
export function intentNamed(words: string): Intent | undefined {
  return intentByName.get(words) ?? intentByName.get(words.replace(articles, ""));
}

/** "لا يشترط الخبرة" is named without its article, too. */
const articles = /(?<= )ال(?=.{3})/g;

/** Whether a folded word is part of such a name. */
export function isIntentWord(word: string): boolean {
  return intentWords.has(word);
}

/** Whether such a name says no more than that a job may be so: "online" sales are made in offices. */
export function isVague(name: string): boolean {
  return vague.has(name);
}

/** The names by which jobs state a way of working or a level, folded. */
export function namesOf(intent: Intent): string[] {
  return [...statedByName].flatMap(([name, { kind, value }]) =>
    kind === intent.kind && value === intent.value ? [name] : [],
  );
}

const vague = new Set(["online job", "اونلاين"].map(fold));

type Row = Intent & { readonly names: string };

const foldedRows = (rows: readonly Row[]) =>
  rows.flatMap(({ names, ...intent }) =>
    names.split(",").map((name) => [fold(name), intent] as const),
  );

const statedByName = new Map(foldedRows(intentNames.stated));
/** Also the names as people enter them, of words that stand apart from each other in nearly any text. */
const intentByName = new Map([...statedByName, ...foldedRows(intentNames.input)]);

const intentWords = new Set([...intentByName.keys()].flatMap((name) => name.split(" ")));
