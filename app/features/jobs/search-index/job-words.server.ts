import { sql } from "drizzle-orm";
import type { JobWords } from "#app/features/jobs/query-parsing/spelling.ts";
import { db } from "#app/platform/database/database.server.ts";
import { readTableStatistics } from "./table-statistics.server.ts";

/** The words of the active jobs, for parsing a query. */
export const jobWords: JobWords = {
  async commonStems(stems) {
    const { isCommon } = await readTableStatistics();
    return new Set(stems.filter(isCommon));
  },
  async countUses(words, limit) {
    if (words.length === 0) return new Map();
    const rows = await db.execute<{ word: string; uses: number }>(
      sql`select word, uses from word_uses(${sql.param([...words])}::text[], ${limit}::int)`,
    );
    return new Map([...rows].map(({ word, uses }) => [word, uses]));
  },
  async findTitleWords(word, alike) {
    const rows = await db.execute<{ word: string }>(
      sql`select title_words(${word}, ${alike}) as word`,
    );
    return [...rows].map((row) => row.word);
  },
};
