import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { sentenceAround } from "#app/features/job/excerpt.ts";
import type { JobCard } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  findFirstWanted,
  findWanted,
  type Ranges,
  type Wanted,
  wantedOf,
} from "#app/features/search/parsing/highlight.ts";
import type { KeywordQuery } from "#app/features/search/words/parsed-query.ts";
import { preparedQuery } from "#app/platform/database/prepared-query.server.ts";

/** A card with its highlights; texts without any are left out. */
export type HighlightedCard = JobCard & { highlights?: Highlights; featured?: true };
/** A card of any list, short or not. */
export type ListedCard = Omit<HighlightedCard, "excerpt"> &
  Partial<Pick<HighlightedCard, "excerpt">>;
type Highlights = Partial<Record<"title" | "company" | "excerpt", Ranges>>;

/**
 * Highlights the search; if a description's first sentence has no match, quotes the first that has.
 * `beginnings` are those of the descriptions, by id.
 */
export async function highlightCards(
  cards: readonly JobCard[],
  keyword: KeywordQuery | undefined,
  beginnings: ReadonlyMap<string, string> = new Map(),
): Promise<HighlightedCard[]> {
  if (!keyword || cards.length === 0) return [...cards];
  const wanted = wantedOf(keyword.parsed);
  const highlight = (card: JobCard, text: string) => marking(quoting(card, text, wanted), wanted);
  const marked = await eachInTurn(cards, (card, at) =>
    at < maxSearched
      ? highlight(card, beginnings.get(card.id) ?? card.excerpt)
      : marking(card, wanted),
  );
  const unmarked = marked.filter(({ highlights }) => !highlights?.title && !highlights?.excerpt);
  const descriptions = await longerTexts(unmarked.slice(0, maxSearched).map(({ id }) => id));
  return eachInTurn(marked, (card) => {
    const text = descriptions.get(card.id);
    return text === undefined ? card : highlight(card, text);
  });
}

/** The results for all, in their order; it yields after each piece of work. */
async function eachInTurn<T, R>(all: readonly T[], act: (each: T, at: number) => R): Promise<R[]> {
  const results: R[] = [];
  let since = performance.now();
  for (const [at, each] of all.entries()) {
    results.push(act(each, at));
    if (performance.now() - since < pieceMs) continue;
    await nextTurn();
    since = performance.now();
  }
  return results;
}

const pieceMs = 5;

/** The card with the sentence of the first match, or unchanged. */
function quoting(card: JobCard, text: string, wanted: Wanted): JobCard {
  const place = findFirstWanted(text, wanted);
  return place === undefined ? card : { ...card, excerpt: sentenceAround(text, place) };
}

function marking({ highlights: _, ...card }: HighlightedCard, wanted: Wanted): HighlightedCard {
  const highlighted = {
    title: findWanted(card.title, wanted, true),
    company: findWanted(card.company, wanted),
    excerpt: findWanted(card.excerpt, wanted),
  };
  const highlights = Object.fromEntries(
    Object.entries(highlighted).filter(([, ranges]) => ranges.length > 0),
  );
  return Object.keys(highlights).length > 0 ? { ...card, highlights } : card;
}

const readLength = 1500;
/**
 * The number of descriptions of a long list searched for a sentence; later cards keep their first
 * one.
 */
const maxSearched = 100;

async function longerTexts(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await beginningsById().execute({ ids });
  return new Map(rows.map(({ id, text }) => [id, text]));
}

const beginningsById = preparedQuery((db) =>
  db
    .select({
      id: jobs.id,
      text: sql<string>`left(${jobs.description}, ${sql.raw(String(readLength))})`,
    })
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("beginnings_by_id"),
);
