import { sql } from "drizzle-orm";
import type { JobWords } from "#app/features/search/parsing/spelling.ts";
import { maxDistanceFor } from "#app/features/search/words/near-words.ts";
import { db } from "#app/platform/database/database.server.ts";
import { readTableStatistics } from "./in-database/table-statistics.server.ts";
import { type BoardNames, currentNames } from "./names/board-names.server.ts";

/** The words of the active jobs, for parsing one query: as they are when the first is asked for. */
export function jobWordsNow(): JobWords {
  let reading: Promise<BoardNames | undefined> | undefined;
  return jobWordsFrom({
    names: () => {
      reading ??= currentNames();
      return reading;
    },
    countTexts,
  });
}

type Sources = Pick<JobWords, "countTexts"> & { names: () => Promise<BoardNames | undefined> };

/** The same from these names; where there are too many to be held, from the database. */
export function jobWordsFrom({ names, countTexts }: Sources): JobWords {
  return {
    async commonStems(stems) {
      const { isCommon } = await readTableStatistics();
      return new Set(stems.filter(isCommon));
    },
    async countUses(words, limit) {
      if (words.length === 0) return new Map();
      const known = await names();
      return known ? usesIn(known, words, limit) : queryUses(words, limit);
    },
    countTexts,
    async companiesCalled(words) {
      return (await names())?.companies.soundingLike(words) ?? [];
    },
    async findTitleWords(word, alike) {
      const known = await names();
      return known ? titleWordsIn(known, word, alike) : queryTitleWords(word, alike);
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

async function queryUses(words: readonly string[], limit: number) {
  const rows = await db.execute<{ word: string; uses: number }>(
    sql`select word, uses from word_uses(${sql.param([...words])}::text[], ${limit}::int)`,
  );
  return new Map([...rows].map(({ word, uses }) => [word, uses]));
}

async function queryTitleWords(word: string, alike: boolean): Promise<string[]> {
  const rows = await db.execute<{ word: string }>(
    sql`select title_words(${word}, ${alike}) as word`,
  );
  return [...rows].map((row) => row.word);
}

async function countTexts(stems: readonly string[], limit: number) {
  if (stems.length === 0) return new Map<string, number>();
  const rows = await db.execute<{ stem: string; jobs: number }>(sql`
    -- No limit within: for a few jobs of many the planner would go through the table.
    select stem, (select least(count(*), ${limit})::int from job_terms
      where terms @@ quote_literal(stem)::tsquery) as jobs
    from unnest(${sql.param([...new Set(stems)])}::text[]) stem`);
  return new Map([...rows].map(({ stem, jobs }) => [stem, jobs]));
}
