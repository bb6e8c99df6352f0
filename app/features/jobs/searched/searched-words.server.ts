import { lt, sql } from "drizzle-orm";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { searchedWords } from "./searched-words.table.ts";

export type SearchedSum = {
  hash: string;
  day: string;
  words: string;
  readers: number;
  searches: number;
};

/** So many people have searched for words before they are stored and shown. */
const leastReaders = 5;
const days = 30;
const shownWords = 30;

const firstDay = (now: number) => damascusDay(new Date(now - (days - 1) * 24 * 60 * 60_000));
/** Bits of a group of rows: at least as many people, as two readers may share a bit. */
const readersOf = sql`bit_count(bit_or(readers)::bit(32))`;

/** Adds sums to those stored, and the words where enough people have searched for them by now. */
export async function writeSearched(sums: readonly SearchedSum[]): Promise<void> {
  if (sums.length === 0) return;
  const counted = sql`json_to_recordset(${JSON.stringify(sums)}::json) as counted (
    hash text, day date, words text, readers int, searches int)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into searched_words (hash, day, readers, searches)
      select hash, day, readers, searches from ${counted} order by hash, day
      on conflict (hash, day) do update set readers = searched_words.readers | excluded.readers,
        searches = searched_words.searches + excluded.searches`);
    await tx.execute(sql`
      update searched_words s set words = counted.words from ${counted}
      where s.hash = counted.hash and s.day = counted.day and s.words is null and ${leastReaders}::int <= (
        select ${readersOf} from searched_words w
        where w.hash = counted.hash and w.day > counted.day - ${days}::int)`);
  });
}

/** Words that five people or more searched for within thirty days and found nothing, the most searched first. */
export async function listEmptySearches(
  now = Date.now(),
): Promise<{ words: string; searches: number }[]> {
  return db.execute(sql`
    select max(words) as words, sum(searches)::int as searches from searched_words
    where day >= ${firstDay(now)}::date group by hash
    having max(words) is not null and ${readersOf} >= ${leastReaders}::int
    order by 2 desc, 1 limit ${shownWords}::int`);
}

/** Deletes what was searched for more than thirty days ago. */
export async function removeOldSearches(now = Date.now()): Promise<void> {
  await db.delete(searchedWords).where(lt(searchedWords.day, firstDay(now)));
}
