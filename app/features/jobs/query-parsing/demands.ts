import type { QueryPart } from "#app/features/jobs/search/parsed-query.ts";
import {
  isConjunction,
  isGeneralRole,
  mayFollowNegator,
} from "#app/features/jobs/search/question-words.ts";
import { stem } from "#app/features/jobs/search/stem.ts";
import { type Concept, conceptsNamed } from "#app/features/jobs/search/vocabulary.ts";
import { joinAlternatives } from "./alternatives.ts";
import type { QueryItem } from "./query-items.server.ts";
import { partsIn, withPreferences } from "./sentence.ts";

/** The parts of a query, each with what it counts for: required, preferred or excluded. */
export function withDemands(items: readonly QueryItem[]): QueryPart[] {
  const excluding = exclude(items);
  const parts = partsIn(excluding);
  const isAnyRequired = parts.some(({ demand }) => demand !== "excluded");
  // Without anything to look for there is nothing to exclude it from.
  const read = isAnyRequired ? excluding : items.filter(({ kind }) => kind !== "negator");
  return withPreferences(joinAlternatives(read)).map((part, index, all) => {
    if (part.demand === "excluded") return namedBeside(part, all);
    return isGeneralBeside(part, [all[index - 1], all[index + 1]])
      ? { ...part, demand: "preferred" }
      : part;
  });
}

/** "Speaker" or "employee" beside a name that says more. */
function isGeneralBeside(part: QueryPart, beside: readonly (QueryPart | undefined)[]): boolean {
  if (part.kind !== "words" || part.demand !== undefined) return false;
  if (!part.words.every(isGeneralRole)) return false;
  return beside.some(
    (other) =>
      other?.kind === "words" &&
      other.demand === undefined &&
      other.names.length > 0 &&
      other.number === undefined &&
      !other.words.every(isGeneralRole),
  );
}

/** A negator excludes the part after it, and those that "or" goes on with. */
function exclude(items: readonly QueryItem[]): QueryItem[] {
  let negatorAt: number | undefined;
  let goesOn = false;
  let wasExcluded = false;
  const read: QueryItem[] = [];
  for (const item of items) {
    if (item.kind === "negator") {
      negatorAt = item.at;
    } else if (item.kind === "word") {
      goesOn = wasExcluded && isConjunction(item.word);
      if (negatorAt !== undefined && !mayFollowNegator(item.word)) negatorAt = undefined;
      if (!goesOn) wasExcluded = false;
      read.push(item);
    } else if (negatorAt !== undefined || goesOn) {
      read.push({ kind: "part", part: excluded(item.part, negatorAt ?? item.part.from) });
      negatorAt = undefined;
      wasExcluded = true;
      goesOn = false;
    } else {
      wasExcluded = false;
      read.push(item);
    }
  }
  return read;
}

/** Who looks for a job without experience looks for one of the first level. */
function excluded(part: QueryPart, from: number): QueryPart {
  const where = { from, to: part.to };
  if (part.kind === "words" && part.names.includes(experience())) {
    const intent = { kind: "level", value: "entry" } as const;
    return { kind: "intent", intent, words: part.words, ...where };
  }
  return { ...part, ...where, demand: "excluded" };
}

function experience(): Concept {
  const [concept] = conceptsNamed(["experience"]);
  if (!concept) throw new Error("The vocabulary has no line for experience.");
  return concept;
}

/** A word without a name of its own by its name beside what is looked for: "marketing not digital". */
function namedBeside(part: QueryPart, parts: readonly QueryPart[]): QueryPart {
  if (part.kind !== "words" || part.names.length > 0) return part;
  const own = part.words.map(stem);
  const names = parts.flatMap((other) => {
    if (other.kind !== "words" || other.demand !== undefined) return [];
    const whole = other.words.map(stem);
    return [whole, ...whole.map((each) => [each])].flatMap((beside) => [
      ...conceptsNamed([...own, ...beside]),
      ...conceptsNamed([...beside, ...own]),
    ]);
  });
  return names.length > 0 ? { ...part, names: [...new Set(names)] } : part;
}
