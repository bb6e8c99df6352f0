import { type SQL, sql } from "drizzle-orm";
import { parseQuery } from "#app/features/jobs/query-parsing/parse-query.server.ts";
import { type InputWord, writtenForms } from "#app/features/jobs/search/half-words.ts";
import { foldedPlaceNames } from "#app/features/jobs/search/place-words.ts";
import { disjunctsFrom } from "#app/features/jobs/search/terms/disjuncts.ts";
import {
  printDisjuncts,
  printTermQuery,
} from "#app/features/jobs/search/terms/print-term-query.ts";
import { relevanceTiers } from "#app/features/jobs/search/terms/relevance-tiers.ts";
import {
  estimateRows,
  type TableStatistics,
} from "#app/features/jobs/search/terms/row-estimate.ts";
import {
  allStems,
  anyOf,
  nothing,
  type TermQuery,
} from "#app/features/jobs/search/terms/term-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";
import { jobWords } from "./job-words.server.ts";
import { readTableStatistics } from "./table-statistics.server.ts";

/** Of more jobs than these it is only said that there are so many. */
const maxCounted = 200;

/** A title or a company with active jobs; its key is the folded title or the company's id. */
export type NamedRow = {
  kind: "title" | "company";
  key: string;
  label: string;
  jobs: number;
  /** Else only what may have been meant answers it. */
  isVerbatim: boolean;
};

/** What is counted: the jobs of skills in order, until so many as `wanted` have some, and of places. */
type Counted = {
  /** What would be searched for, and all names of it. */
  skills: readonly { keyword: string; names: readonly string[] }[];
  wanted: number;
  placeIds: readonly string[];
};

/** In order; where nothing was counted, undefined. */
type Counts = Record<"skill" | "place", ({ jobs: number; atLeast: boolean } | undefined)[]>;

/**
 * The titles and companies that answer the words, the likeliest first, and how many active jobs a
 * search for each skill and place finds, in one question to the database.
 */
export async function suggestNames(
  words: readonly InputWord[],
  counted: Counted,
): Promise<{ named: NamedRow[]; counts: Counts }> {
  const skills = await Promise.all(counted.skills.map(skillTerms));
  const rows = await db.execute<Row>(sql`
    with own as materialized (select * from suggest_names(${patterns(words, false)}))
    select kind, key, label, jobs, score, true as "isVerbatim" from own
    ${words.some(({ meant }) => meant.length > 0) ? otherwise(words) : sql``}
    ${skillCounts(skills, counted.wanted, await readTableStatistics())}
    ${placeCounts(counted.placeIds)}`);
  const counts: Counts = { skill: [], place: [] };
  const named = new Map<string, NamedRow & { score: number }>();
  for (const { kind, ...row } of rows) {
    if (kind === "skill" || kind === "place") {
      const atLeast = kind === "skill" && row.jobs > maxCounted;
      counts[kind][row.score - 1] = { jobs: row.jobs, atLeast };
    } else if (!named.has(row.key)) named.set(row.key, { kind, ...row });
  }
  const likeliestFirst = [...named.values()].sort(
    (a, b) => Number(b.isVerbatim) - Number(a.isVerbatim) || b.score - a.score,
  );
  return { named: likeliestFirst, counts };
}

/** Of a count, the score is its place in its list, from 1. */
type Row = Omit<NamedRow, "kind"> & { kind: NamedRow["kind"] | keyof Counts; score: number };

/** What may have been meant, where little is named as typed. */
function otherwise(words: readonly InputWord[]): SQL {
  return sql`union all select kind, key, label, jobs, score, false
    from suggest_names(${patterns(words, true)}) where (select count(*) from own) < 3`;
}

/** A query of jobs' terms, and one of titles' whole words that only such jobs have. */
type SkillTerms = { terms: TermQuery; titled: TermQuery };

/** What the list asks of a job that a search for the skill leads to; all words of a name in a title are enough. */
async function skillTerms({ keyword, names }: Counted["skills"][number]): Promise<SkillTerms> {
  const parsed = await parseQuery(keyword, jobWords);
  return {
    terms: relevanceTiers({ parsed, relaxed: false }).all,
    titled: anyOf(names.map((name) => allStems(fold(name).split(" ")))) ?? nothing,
  };
}

function skillCounts(skills: readonly SkillTerms[], wanted: number, board: TableStatistics): SQL {
  const disjuncts = skills.map(({ terms }) => disjunctsFrom(terms));
  const list = (values: unknown[]) => sql`${sql.param(values)}`;
  return sql`union all select 'skill', null, null, jobs, at, true
    from suggest_counts(
      ${list(disjuncts.map(printDisjuncts))}::text[]::jsonb[],
      ${list(skills.map(({ titled }) => printTermQuery(titled)))}::text[],
      ${list(disjuncts.map((each) => estimateRows(each, board)))}::real[],
      ${wanted}::int, ${maxCounted}::int)`;
}

/** Jobs whose place has no id are counted by the names of the place in their text. */
function placeCounts(ids: readonly string[]): SQL {
  const counts = ids.map((id, at) => {
    const names = foldedPlaceNames(id).map((name) => `~${name}`);
    return sql`union all select 'place', null, null,
      jobs_at(${id}, ${sql.param(names)}::text[]), ${at + 1}::int, true`;
  });
  return sql.join(counts, sql` `);
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
