import { type SQL, sql } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import { foundJobs } from "./find-jobs.server.ts";
import type { TermQuery } from "./search/term-query.ts";
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

/**
 * The titles and companies that answer the words, those of most jobs, and how many jobs have each of
 * the terms (more than `countedMost` is at least so many), in one question to the database.
 */
export async function askNames(
  words: readonly TypedWord[],
  terms: readonly TermQuery[],
): Promise<{ named: NamedRow[]; counts: number[] }> {
  const rows = await db.execute<Omit<NamedRow, "kind"> & { kind: string }>(sql`
    with own as materialized (select * from suggest_names(${patterns(words, false)}))
    select kind, key, label, jobs, true as "asTyped" from own
    ${words.some(({ meant }) => meant.length > 0) ? otherwise(words) : sql``}
    ${sql.join(terms.map(countOf), sql` `)}`);
  const named: NamedRow[] = [];
  const counts: number[] = [];
  for (const { kind, ...row } of rows) {
    if (kind === "title" || kind === "company") named.push({ kind, ...row });
    else counts[Number(kind)] = row.jobs;
  }
  return { named, counts };
}

/** What may have been meant, where little is named as typed. */
function otherwise(words: readonly TypedWord[]): SQL {
  return sql`union all select kind, key, label, jobs, false
    from suggest_names(${patterns(words, true)}) where (select count(*) from own) < 3`;
}

function countOf(terms: TermQuery, at: number): SQL {
  const anyDay = { days: undefined, payMin: undefined, payMax: undefined };
  const jobs = foundJobs(anyDay, terms, { most: countedMost + 1, order: "none" });
  return sql`union all select ${String(at)}, null, null, count(*)::int, true from ${jobs} found`;
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
