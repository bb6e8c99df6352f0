import type { JobWords } from "#app/features/search/parsing/spelling.ts";
import { maxDistanceFor } from "#app/features/search/words/near-words.ts";
import type { BoardNames } from "./names/board-names.server.ts";

type Sources = {
  names: () => Promise<BoardNames>;
  /** Whether many jobs have the stem. */
  isCommon: (stem: string) => boolean;
  /** In how many jobs' texts the stem stands. */
  countTexts: (stem: string) => number;
};

/** The words of the active jobs, for parsing a query. */
export function jobWordsFrom({ names, isCommon, countTexts }: Sources): JobWords {
  return {
    async commonStems(stems) {
      return new Set(stems.filter(isCommon));
    },
    async countUses(words, limit) {
      return words.length === 0 ? new Map() : usesIn(await names(), words, limit);
    },
    async countTexts(stems, limit) {
      return new Map(stems.map((stem) => [stem, Math.min(limit, countTexts(stem))]));
    },
    async companiesCalled(words) {
      const { companies } = await names();
      const named = companies.soundingLike(words);
      return named.length > 0 || words.length < 2 ? named : companies.holding(words);
    },
    async companiesAbbreviated(initials) {
      return (await names()).companies.abbreviatedAs(initials);
    },
    async findTitleWords(word, alike) {
      return titleWordsIn(await names(), word, alike);
    },
  };
}

function usesIn(
  { titles, companies }: BoardNames,
  words: readonly string[],
  limit: number,
): ReadonlyMap<string, number> {
  const uses = (word: string) =>
    Math.min(limit, titles.countUses(word, limit) + companies.countUses(word, limit));
  return new Map(words.map((word) => [word, uses(word)]));
}

const maxBegun = 10;

function titleWordsIn({ titles, companies }: BoardNames, word: string, alike: boolean): string[] {
  if (alike) {
    const near = [titles, companies].flatMap(({ words }) => words.near(word, maxDistanceFor(word)));
    return [...new Set(near)].filter((each) => usesOf(each) > 0);
  }
  const begun = new Set([...titles.words.beginning(word), ...companies.words.beginning(word)]);
  return [...begun]
    .map((each) => ({ word: each, uses: usesOf(each) }))
    .filter(({ uses }) => uses > 0)
    .sort((a, b) => b.uses - a.uses)
    .slice(0, maxBegun)
    .map(({ word }) => word);

  /** Companies are usually the fewer: each counts once there, so that titles come first. */
  function usesOf(each: string): number {
    return titles.countJobs(each) + Math.sign(companies.countJobs(each));
  }
}
