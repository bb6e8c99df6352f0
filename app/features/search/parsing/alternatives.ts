import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { isConjunction } from "#app/features/search/words/question-words.ts";
import type { Concept } from "#app/features/search/words/vocabulary.ts";
import type { QueryItem } from "./query-items.server.ts";

/**
 * Two occupations with "or" between them are one part, which either answers; so are two places side
 * by side, for no job is in both.
 */
export function joinAlternatives(items: readonly QueryItem[]): QueryItem[] {
  const joined: QueryItem[] = [];
  for (const item of items) {
    const beside = joined.at(-1);
    const before = beside?.kind === "word" && isConjunction(beside.word) ? joined.at(-2) : beside;
    const between = before === beside ? undefined : beside;
    const both =
      item.kind === "part" && before?.kind === "part"
        ? either(before.part, item.part, between?.kind === "word" ? between.word : undefined)
        : undefined;
    if (!both) {
      joined.push(item);
      continue;
    }
    if (between) joined.pop();
    joined.pop();
    joined.push({ kind: "part", part: both });
  }
  return joined;
}

function either(one: QueryPart, other: QueryPart, word: string | undefined): QueryPart | undefined {
  if (one.demand !== other.demand) return undefined;
  const where = { from: one.from, to: other.to };
  if (one.kind === "place" && other.kind === "place") {
    const isWithin = one.ids.some((id) => other.ids.some((each) => areNested(id, each)));
    return isWithin ? undefined : { ...one, ids: [...one.ids, ...other.ids], ...where };
  }
  const [way, office] = one.kind === "intent" ? [one, other] : [other, one];
  if (way.kind === "intent" && isOr(word) && isOffice(office)) {
    return { ...way, ...where, demand: "preferred" };
  }
  if (one.kind !== "words" || other.kind !== "words" || !isOr(word)) return undefined;
  if (!isOccupation(one) || !isOccupation(other)) return undefined;
  const names = [...new Set([...one.names, ...other.names])];
  const categories = [...new Set([...one.categories, ...other.categories])];
  return { ...one, names, categories, pieces: [], ...where };
}

/** "Remote or office": either will do. */
function isOffice(part: QueryPart): boolean {
  return (
    part.kind === "words" &&
    part.words.every((word) => /^(?:ب?ال|ب)?مكتبي?$|^(?:office|onsite|حضوري)$/.test(word))
  );
}

/** "A pharmacy or a company" names workplaces, not occupations. */
function isOccupation({ names }: { names: readonly Concept[] }): boolean {
  return names.length > 0 && names.every(({ skill, setting }) => !skill && !setting);
}

function isOr(word: string | undefined): boolean {
  return word === "or" || word === "او";
}

function areNested(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
