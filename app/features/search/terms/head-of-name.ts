import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { isArabic } from "#app/features/search/words/stem.ts";
import {
  isBroadRole,
  isGeneralRole,
  isRoleOfAnyField,
} from "#app/features/search/words/talk/question-words.ts";

type WordsPart = QueryPart & { kind: "words" };

/**
 * The head noun of a job title of several words: the first in Arabic, the last in English.
 * Undefined for nouns that say little alone, such as a manager.
 */
export function headOf({
  pieces,
  names,
  number,
}: WordsPart): WordsPart["pieces"][number] | undefined {
  const head = isArabic(pieces[0]?.stems[0] ?? "") ? pieces[0] : pieces.at(-1);
  const isNamed = names.length > 0 && number === undefined && pieces.length > 1;
  if (!isNamed || !head || head.names.length === 0) return undefined;
  return head.stems.some(saysLittle) ? undefined : head;
}

/** The part with its head noun as a neighbour: teachers after the one teacher of English. */
export function withBroader(part: WordsPart): WordsPart | undefined {
  const head = headOf(part);
  if (!head) return undefined;
  const names = head.names.filter(({ skill, setting }) => !skill && !setting);
  if (names.length === 0) return undefined;
  const related = names.flatMap(({ forms }) => forms);
  const [first, ...others] = part.names;
  return (
    first && { ...part, names: [{ ...first, related: [...first.related, ...related] }, ...others] }
  );
}

function saysLittle(stem: string): boolean {
  return isBroadRole(stem) || isGeneralRole(stem) || isRoleOfAnyField(stem);
}
