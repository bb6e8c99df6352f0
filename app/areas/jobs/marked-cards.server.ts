import { inArray, sql } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import type { JobCard } from "./job.ts";
import type { KeywordSearch } from "./job-keyword.server.ts";
import { excerptLength } from "./job-row.server.ts";
import { jobs } from "./jobs.table.ts";
import { findWanted, type Ranges, type Wanted, wantedOf } from "./search/highlight.ts";

/** A card with the words of its texts that a search found; what has none is left out. */
export type MarkedCard = JobCard & { marks?: Marks };
type Marks = Partial<Record<"title" | "company" | "excerpt", Ranges>>;

/** Marks what was searched for; an excerpt in whose job it comes later begins just before it. */
export async function markCards(
  cards: readonly JobCard[],
  found: KeywordSearch | undefined,
): Promise<MarkedCard[]> {
  if (!found || cards.length === 0) return [...cards];
  const wanted = wantedOf(found.search);
  const marked = cards.map((card) => marking(card, wanted));
  const unmarked = marked.filter(({ marks }) => !marks?.title && !marks?.excerpt);
  const descriptions = await longerTexts(unmarked.map(({ id }) => id));
  return marked.map((card) => {
    const excerpt = excerptAround(descriptions.get(card.id) ?? "", wanted);
    return excerpt === undefined ? card : marking({ ...card, excerpt }, wanted);
  });
}

function marking({ marks: _, ...card }: MarkedCard, wanted: Wanted): MarkedCard {
  const found = {
    title: findWanted(card.title, wanted, true),
    company: findWanted(card.company, wanted),
    excerpt: findWanted(card.excerpt, wanted),
  };
  const marks = Object.fromEntries(Object.entries(found).filter(([, ranges]) => ranges.length > 0));
  return Object.keys(marks).length > 0 ? { ...card, marks } : card;
}

const readLength = 1500;

async function longerTexts(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: jobs.id,
      text: sql<string>`left(${jobs.description}, ${sql.raw(String(readLength))})`,
    })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(rows.map(({ id, text }) => [id, text.replace(/\s+/g, " ").trim()]));
}

/** The part of a text that begins some words before the first found; undefined where none is. */
function excerptAround(text: string, wanted: Wanted): string | undefined {
  const [start] = findWanted(text, wanted);
  if (start === undefined) return undefined;
  const before = text.slice(0, start).split(" ").slice(-wordsBefore).join(" ");
  const from = start - before.length;
  const part = text.slice(from, from + excerptLength).toWellFormed();
  return from > 0 ? `… ${part}` : part;
}

const wordsBefore = 8;
