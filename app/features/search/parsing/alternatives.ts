import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { isArabic } from "#app/features/search/words/stem.ts";
import {
  isConjunction,
  isFiller,
  isGeneralRole,
  isSentenceWord,
} from "#app/features/search/words/talk/question-words.ts";
import type { Concept } from "#app/features/search/words/vocabulary.ts";
import type { QueryItem } from "./query-items.server.ts";

/**
 * Two occupations with "or" between them are one part, which either answers; so are two places side
 * by side, for no job is in both.
 */
export function joinAlternatives(items: readonly QueryItem[]): QueryItem[] {
  const joined: QueryItem[] = [];
  for (const [index, item] of items.entries()) {
    const beforeAt = item.kind === "part" ? partBefore(joined, item.part) : -1;
    const before = joined[beforeAt];
    const words = joined
      .slice(beforeAt + 1)
      .flatMap((each) => (each.kind === "word" ? [each.word] : []));
    const both =
      item.kind === "part" && before?.kind === "part"
        ? either(before.part, item.part, words)
        : undefined;
    if (!both || (items.length >= longMessage && isOfWhat(item, items[index + 1]))) {
      joined.push(item);
      continue;
    }
    joined.splice(beforeAt, joined.length, { kind: "part", part: both });
  }
  return joined;
}

const longMessage = 12;

/** "مبيعات أجهزة طبية" in a message: one word alone of the second wish would be any sales. */
function isOfWhat(item: QueryItem, next: QueryItem | undefined): boolean {
  if (item.kind !== "part" || next?.kind !== "part") return false;
  const [own, other] = [item.part, next.part];
  if (own.kind !== "words" || other.kind !== "words" || other.demand !== undefined) return false;
  const isOneWord = own.words.length === 1 && isArabic(own.words[0] ?? "");
  return isOneWord && !other.words.every(isSentenceWord) && other.from === own.to + 1;
}

/** Where the part before this one stands, apart from refinements of it; only "or" and fillers are between. */
function partBefore(items: readonly QueryItem[], part: QueryPart): number {
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at];
    if (item?.kind === "negator") return -1;
    if (item?.kind === "word") {
      if (!isConjunction(item.word) && !isFiller(item.word)) return -1;
      continue;
    }
    if (item?.part.demand !== "preferred" || part.demand === "preferred") return at;
    const head = items[at - 1];
    if (head?.kind !== "part" || head.part.to < item.part.to) return at;
  }
  return -1;
}

function either(one: QueryPart, other: QueryPart, words: readonly string[]): QueryPart | undefined {
  if (one.demand !== other.demand) return undefined;
  const isEither = words.some(isOr);
  const where = { from: one.from, to: other.to };
  if (one.kind === "place" && other.kind === "place") {
    if (!words.every(isConjunction)) return undefined;
    const isWithin = one.ids.some((id) => other.ids.some((each) => areNested(id, each)));
    // "Damascus Mezzeh" is Mezzeh, "in Idlib or Sarmada" all of Idlib.
    return isWithin && !isEither
      ? undefined
      : { ...one, ids: [...one.ids, ...other.ids], ...where };
  }
  const [way, office] = one.kind === "intent" ? [one, other] : [other, one];
  if (way.kind === "intent" && isEither && isOffice(office)) {
    return { ...way, ...where, demand: "preferred" };
  }
  if (one.kind !== "words" || other.kind !== "words" || !isEither) return undefined;
  if (!isOccupation(one) || !isOccupation(other)) return undefined;
  // "Carpenter or worker" asks for carpenters.
  if (other.words.every(isGeneralRole) !== one.words.every(isGeneralRole)) return undefined;
  const names = [...new Set([...one.names, ...other.names])];
  const categories = [...new Set([...one.categories, ...other.categories])];
  // "Teacher of Arabic or religion" is a teacher.
  const pieces = one.pieces.length > 1 ? one.pieces : [];
  return { ...one, names, categories, pieces, ...where };
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

function isOr(word: string): boolean {
  return word === "or" || word === "aw" || word === "او";
}

function areNested(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
