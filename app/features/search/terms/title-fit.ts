import type { ParsedQuery, QueryPart } from "#app/features/search/words/parsed-query.ts";
import { isStopWord, stem } from "#app/features/search/words/stem.ts";
import { remembering } from "#app/platform/remembering.ts";

type WordsPart = QueryPart & { kind: "words" };

/**
 * How far a folded title is from the occupations that a query requires, beside what its terms tell: a name's words
 * stand apart in it ("Sales Account Manager"), or it has another rank (an assistant, a manager). Undefined for a
 * query without occupations.
 */
export function titleFit({ parts }: ParsedQuery): ((title: string) => number) | undefined {
  const occupations = parts.filter(isOccupation);
  if (occupations.length === 0) return undefined;
  const isRanked = parts.some((part) => part.kind === "words" && part.words.some(isOfRank));
  const isOfWorker = occupations.some(({ words }) => words.some((word) => workers.test(word)));
  const names = occupations.map(({ words, names }) => [
    words.map(stem),
    ...names.flatMap(({ forms }) => forms),
  ]);
  return remembering(maxTitles, (title) => {
    const words = title.split(" ").map(titleWord);
    const stems = words.flatMap(({ stem }) => (stem === undefined ? [] : [stem]));
    const apart = names.filter(
      (each) =>
        each.some((name) => name.length > 1 && name.every((word) => stems.includes(word))) &&
        !each.some((name) => standsIn(stems, name)),
    ).length;
    if (isRanked) return apart;
    if (isOfWorker && words.some(({ isAbove }) => isAbove)) return apart + farRank;
    return apart + Number(words.some(({ isRank }) => isRank));
  });
}

/** Many jobs of an occupation are called the same. */
const maxTitles = 500;

/** Titles have the same words again and again. */
const titleWord = remembering(4000, (word: string) => {
  const stemmed = stem(word);
  return {
    stem: isStopWord(stemmed) ? undefined : stemmed,
    isRank: isOfRank(word),
    isAbove: isAbove(word),
  };
});

function isOccupation(part: QueryPart): part is WordsPart {
  return (
    part.kind === "words" &&
    part.demand === undefined &&
    part.names.some(({ skill, setting }) => !skill && !setting)
  );
}

/** Whether all stems of a name stand side by side, in any order: "engineer, civil". */
function standsIn(stems: readonly string[], name: readonly string[]): boolean {
  const needed = name.filter((each) => !isStopWord(each));
  if (needed.length === 0) return false;
  const last = stems.length - needed.length;
  for (let at = 0; at <= last; at++) {
    const window = stems.slice(at, at + needed.length);
    if (needed.every((each) => window.includes(each))) return true;
  }
  return false;
}

/** A worker is no manager, wherever the manager works. */
const farRank = 12;
const workers =
  /^(?:workers?|labou?r(?:ers?)?|helpers?|[وف]?(?:ال|ل)?(?:عامل|عامله|عمال|شغيل|شغيله))$/;

function isAbove(word: string): boolean {
  return isOfRank(word) && !/assist|help|ساعد|عاون/.test(word);
}

function isOfRank(word: string): boolean {
  return ranks.test(word);
}

const ranks =
  /^(?:managers?|directors?|heads?|chief|supervisors?|assistants?|helpers?|[وف]?(?:ال|ل|لل)?(?:مديره?|مدرا|رييسه?|مشرفه?|مساعده?|مساعدين|معاونه?))$/;
