import { type SQL, sql } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import { nothing, type TermQuery } from "./search/term-query.ts";
import { type TypedWord, writtenForms } from "./suggest-typed.ts";

/** Of more jobs it is only said that there are so many. */
export const countedMost = 200;

/** A title or a company with active jobs; its key is the folded title or the company's id. */
export type NamedRow = {
  kind: "title" | "company";
  key: string;
  label: string;
  jobs: number;
  /** Else only what may have been meant answers it. */
  asTyped: boolean;
};

/** Queries in order, of which as many are counted as `wanted` have jobs. */
type Counted = { terms: readonly TermQuery[]; wanted: number };

/**
 * The titles and companies that answer the words, the likeliest first, and how many active jobs each
 * query finds (more than `countedMost` is at least so many), in one question to the database.
 */
export async function askNames(
  words: readonly TypedWord[],
  counted: readonly Counted[],
): Promise<{ named: NamedRow[]; counts: number[][] }> {
  const rows = await db.execute<Row>(sql`
    with own as materialized (select * from suggest_names(${patterns(words, false)}))
    select kind, key, label, jobs, score, true as "asTyped" from own
    ${words.some(({ meant }) => meant.length > 0) ? otherwise(words) : sql``}
    ${sql.join(counted.map(countsOf), sql` `)}`);
  const counts: number[][] = counted.map(() => []);
  const named = new Map<string, Row & { kind: "title" | "company" }>();
  for (const { kind, ...row } of rows) {
    if (kind !== "title" && kind !== "company") {
      const list = counts[Number(kind)];
      if (list) list[row.score - 1] = row.jobs;
    } else if (!named.has(row.key)) named.set(row.key, { kind, ...row });
  }
  const likeliestFirst = (a: Row, b: Row) =>
    Number(b.asTyped) - Number(a.asTyped) || b.score - a.score;
  return { named: [...named.values()].sort(likeliestFirst), counts };
}

/** Of a count, its list is the kind and its place there (from 1) the score. */
type Row = Omit<NamedRow, "kind"> & { kind: string; score: number };

/** What may have been meant, where little is named as typed. */
function otherwise(words: readonly TypedWord[]): SQL {
  return sql`union all select kind, key, label, jobs, score, false
    from suggest_names(${patterns(words, true)}) where (select count(*) from own) < 3`;
}

function countsOf({ terms, wanted }: Counted, list: number): SQL {
  const asked = sql.param(terms.map((each) => each ?? nothing));
  return sql`union all select ${String(list)}, null, null, jobs, at, true
    from suggest_counts(${asked}::text[], ${wanted}::int, ${countedMost}::int)`;
}

/** LIKE patterns for the three longest words, and how names begin that start as typed. */
function patterns(words: readonly TypedWord[], withMeant: boolean): SQL {
  const read = words.map(({ own, meant }) => (withMeant ? [...meant, ...own] : own));
  const lists = read
    .toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))
    .map((list) => list.flatMap(writtenForms).flatMap((form) => [`${form}%`, `% ${form}%`]));
  const list = (at: number) => sql`${sql.param(lists[at] ?? null)}::text[]`;
  const start = `${read.map(([first]) => first).join(" ")}%`;
  return sql`${list(0)}, ${list(1)}, ${list(2)}, ${start}`;
}
