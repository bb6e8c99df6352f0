import { sql } from "drizzle-orm";
import { db } from "../../../platform/database.server.ts";
import { askedBy, isFiller } from "./intent-words.ts";
import { arabicReader } from "./latin-arabic.ts";
import { lettersOff, nearestWords } from "./near-words.ts";
import { placesCalled, placeWords } from "./place-words.ts";
import { isArabic, stem, stemAfterClitic } from "./stem.ts";
import { conceptsNamed, isVocabulary, vocabularyWords } from "./vocabulary.ts";

/** What a folded word may mean: one list of words for each meaning; itself alone where it is known. */
export type Spellings = readonly (readonly string[])[];

/** Reads each of the folded words; those that nobody knows in their likely spelling. */
export async function spellingsOf(words: readonly string[]): Promise<Map<string, Spellings>> {
  const strange = [...new Set(words)].filter((word) => !isKnown(word));
  const used = await usedWords(strange);
  const found = new Map<string, Spellings>();
  for (const word of strange) {
    const uses = used.get(word) ?? 0;
    const bare = stemAfterClitic(word);
    if (bare && isVocabulary(bare)) found.set(word, [[word.slice(1)]]);
    else if (uses >= commonAt || word.length < 3 || /\d/.test(word)) found.set(word, [[word]]);
    else {
      const others = likelySpellings(word);
      if (others.length === 0 && uses === 0) others.push(...(await likeTitles(word)));
      found.set(word, uses > 0 || others.length === 0 ? [[word], ...others] : others);
    }
  }
  return found;
}

/** A word in so many titles or company names is no mistake. */
const commonAt = 3;

function isKnown(word: string): boolean {
  return (
    isVocabulary(stem(word)) ||
    isFiller(word) ||
    askedBy(word) !== undefined ||
    placesCalled(word).length > 0
  );
}

function likelySpellings(word: string): string[][] {
  const parts = twoNames(word);
  if (parts) return [parts];
  const most = lettersOff(word);
  const one = nearby(word, Math.min(1, most));
  if (one.length > 0) return one;
  const read = isArabic(word) ? [] : readLatin(word).map((arabic) => [arabic]);
  return read.length > 0 ? read.slice(0, mostSpellings) : nearby(word, most);
}

function nearby(word: string, most: number): string[][] {
  if (most === 0) return [];
  const bare = word.replace(/^(?:[وف]?[بك]?ال|لل)(?=.{3})/, "");
  const words = isArabic(word) ? arabicWords : latinWords;
  return nearestWords(bare, words, most)
    .slice(0, mostSpellings)
    .map((near) => [near]);
}

const mostSpellings = 4;

/** "dataentry" is two words with one name. */
function twoNames(word: string): string[] | undefined {
  for (let at = 2; at <= word.length - 2; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (conceptsNamed(parts.map(stem)).length > 0) return parts;
  }
  return undefined;
}

const spelled = new Set([...vocabularyWords(), ...placeWords()]);
const arabicWords = [...spelled].filter((word) => isArabic(word) && word.length > 2);
const latinWords = [...spelled].filter((word) => /^[a-z]{4,}$/.test(word));
const readLatin = arabicReader(arabicWords);

/** How often each word stands in a title or in a company's name, up to `commonAt`. */
async function usedWords(words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await db.execute<{ word: string; uses: number }>(sql`
    select word, (select count(*)::int from (
      select from job_search where terms @@ (quote_literal(stem_word(word)) || ':AB')::tsquery
      limit ${commonAt}) found) as uses
    from unnest(${sql.param([...words])}::text[]) word`);
  return new Map([...rows].map(({ word, uses }) => [word, uses]));
}

/** Words of titles and company names that are spelled nearly so. */
async function likeTitles(word: string): Promise<string[][]> {
  const most = lettersOff(word);
  if (most === 0) return [];
  const rows = await db.execute<{ word: string }>(sql`
    select distinct word from (
      select title || ' ' || company as text from job_search
      where ${word} <% title or ${word} <% company limit 300
    ) near, string_to_table(text, ' ') word
    where length(word) between ${word.length - most} and ${word.length + most}`);
  return nearestWords(
    word,
    [...rows].map((row) => row.word),
    most,
  )
    .slice(0, mostSpellings)
    .map((near) => [near]);
}
