import { type SQL, sql } from "drizzle-orm";
import { readTableStatistics } from "#app/features/jobs/query-parsing/table-statistics.server.ts";
import { disjunctsFrom } from "#app/features/jobs/search/terms/disjuncts.ts";
import {
  printDisjuncts,
  printTermQuery,
} from "#app/features/jobs/search/terms/print-term-query.ts";
import {
  estimateRows,
  type TableStatistics,
} from "#app/features/jobs/search/terms/row-estimate.ts";
import { nothing, type TermQuery } from "#app/features/jobs/search/terms/term-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type InputWord, writtenForms } from "./half-words.ts";
import type { SuggestionKind } from "./suggest.ts";

/** Of more jobs it is only said that there are so many. */
export const maxCounted = 200;

/** A title or a company with active jobs; its key is the folded title or the company's id. */
export type NamedRow = {
  kind: "title" | "company";
  key: string;
  label: string;
  jobs: number;
  /** Else only what may have been meant answers it. */
  asTyped: boolean;
};

/** What is counted: skills in order, until so many as `wanted` have jobs, and places. */
type Counted = {
  skills: readonly SuggestInput[];
  wanted: number;
  /** The names are for jobs whose place has no id, folded. */
  places: readonly { id: string; names: readonly string[] }[];
};

/** A query of jobs' terms, and one of titles' whole words that only such jobs have. */
export type SuggestInput = { terms: TermQuery | undefined; titled: TermQuery | undefined };

/** In order; where nothing was counted, undefined. */
type Counts = Record<"skill" | "place", (number | undefined)[]>;

/**
 * The titles and companies that answer the words, the likeliest first, and how many active jobs each
 * query finds (more than `countedMost` is at least so many), in one question to the database.
 */
export async function askNames(
  words: readonly InputWord[],
  counted: Counted,
): Promise<{ named: NamedRow[]; counts: Counts }> {
  const rows = await db.execute<Row>(sql`
    with own as materialized (select * from suggest_names(${patterns(words, false)}))
    select kind, key, label, jobs, score, true as "asTyped" from own
    ${words.some(({ meant }) => meant.length > 0) ? otherwise(words) : sql``}
    ${countsOf(counted, await readTableStatistics())}`);
  const counts: Counts = { skill: [], place: [] };
  const named = new Map<string, NamedRow & { score: number }>();
  for (const { kind, ...row } of rows) {
    if (kind === "skill" || kind === "place") counts[kind][row.score - 1] = row.jobs;
    else if (!named.has(row.key)) named.set(row.key, { kind, ...row });
  }
  const likeliestFirst = [...named.values()].sort(
    (a, b) => Number(b.asTyped) - Number(a.asTyped) || b.score - a.score,
  );
  return { named: likeliestFirst, counts };
}

/** Of a count, the score is its place in its list, from 1. */
type Row = Omit<NamedRow, "kind"> & { kind: SuggestionKind; score: number };

/** What may have been meant, where little is named as typed. */
function otherwise(words: readonly InputWord[]): SQL {
  return sql`union all select kind, key, label, jobs, score, false
    from suggest_names(${patterns(words, true)}) where (select count(*) from own) < 3`;
}

function countsOf({ skills, wanted, places }: Counted, board: TableStatistics): SQL {
  const disjuncts = skills.map(({ terms }) => disjunctsFrom(terms ?? nothing));
  const list = (values: unknown[]) => sql`${sql.param(values)}`;
  const skillCounts = sql`union all select 'skill', null, null, jobs, at, true
    from suggest_counts(
      ${list(disjuncts.map(printDisjuncts))}::text[]::jsonb[],
      ${list(skills.map(({ titled }) => printTermQuery(titled ?? nothing)))}::text[],
      ${list(disjuncts.map((each) => estimateRows(each, board)))}::real[],
      ${wanted}::int, ${maxCounted}::int)`;
  const placeCounts = places.map(
    ({ id, names }, at) => sql`union all select 'place', null, null,
      jobs_at(${id}, ${sql.param(names.map((name) => `~${name}`))}::text[]), ${at + 1}::int, true`,
  );
  return sql.join([skillCounts, ...placeCounts], sql` `);
}

/** LIKE patterns for the three longest words, and how names begin that start as typed. */
function patterns(words: readonly InputWord[], withMeant: boolean): SQL {
  const read = words.map(({ own, meant }) => (withMeant ? [...meant, ...own] : own));
  const lists = read
    .toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))
    .map((list) => list.flatMap(writtenForms).flatMap((form) => [`${form}%`, `% ${form}%`]));
  const list = (at: number) => sql`${sql.param(lists[at] ?? null)}::text[]`;
  const start = `${read.map(([first]) => first).join(" ")}%`;
  return sql`${list(0)}, ${list(1)}, ${list(2)}, ${start}`;
}
