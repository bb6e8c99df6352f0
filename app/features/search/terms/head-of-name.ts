import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { isArabic } from "#app/features/search/words/stem.ts";
import { isCraftsman, isTrade } from "#app/features/search/words/talk/craftsmen.ts";
import {
  isBroadRole,
  isGeneralRole,
  isRoleOfAnyField,
} from "#app/features/search/words/talk/question-words.ts";

type WordsPart = QueryPart & { kind: "words" };
type Piece = WordsPart["pieces"][number];

/**
 * The head noun of a job title of several words: the first in Arabic, the last in English.
 * Undefined for nouns that say little alone, such as a manager.
 */
function headOf(part: WordsPart): Piece | undefined {
  const head = titleHeadOf(part);
  return head?.stems.some(isBroadRole) ? undefined : head;
}

/** The same of an engineer, a technician or a doctor, too: beside the specialty in the text it tells enough. */
export function titleHeadOf({ pieces, names, number, words }: WordsPart): Piece | undefined {
  const head = isArabic(pieces[0]?.stems[0] ?? "") ? pieces[0] : pieces.at(-1);
  // A "معلم نجارة" is a carpenter and no teacher.
  if (isCraftsman(words[0] ?? "") && words.slice(1).some(isTrade)) return undefined;
  const isNamed = names.length > 0 && number === undefined && pieces.length > 1;
  if (!isNamed || !head || head.names.length === 0) return undefined;
  return head.stems.some((stem) => isGeneralRole(stem) || isRoleOfAnyField(stem))
    ? undefined
    : head;
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
