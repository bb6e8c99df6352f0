import { sql } from "drizzle-orm";
import { parseQuery } from "#app/features/search/parsing/parse-query.server.ts";
import type { JobWords } from "#app/features/search/parsing/spelling.ts";
import { disjunctsFrom } from "#app/features/search/terms/disjuncts.ts";
import { printDisjuncts, printTermQuery } from "#app/features/search/terms/print-term-query.ts";
import { allMatches } from "#app/features/search/terms/relevance-tiers.ts";
import { estimateRows } from "#app/features/search/terms/row-estimate.ts";
import { allStems, anyOf, nothing, type TermQuery } from "#app/features/search/terms/term-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";
import { fold } from "#app/platform/fold.ts";
import { readTableStatistics } from "./in-database/table-statistics.server.ts";
import { answerFromMemory } from "./in-memory/memory-reader.server.ts";
import { jobWordsNow } from "./job-words.server.ts";

/** The keyword of a skill, and all its names. */
export type Skill = { keyword: string; names: readonly string[] };
export type SkillCount = { jobs: number; atLeast: boolean };

/** Above this count only a minimum is given. */
const maxCounted = 200;

const maxRemembered = 5_000;
const memory = perDatabase(() => ({ version: "", jobs: new Map<string, number>() }));

/**
 * Counts the active jobs that a search for each skill finds, in order, until `wanted` skills have
 * some. Counts of the same `version` of the board are reused.
 */
export async function countSkills(
  skills: readonly Skill[],
  wanted: number,
  version: string | undefined,
): Promise<(SkillCount | undefined)[]> {
  const known = version === undefined ? new Map<string, number>() : countedBefore(version);
  let jobs = countsFrom(known, skills, wanted);
  if (jobs.some((count) => count === unknown)) {
    jobs = (await countInMemory(skills, wanted, version)) ?? (await queryCounts(skills, wanted));
    for (const [at, { keyword }] of skills.entries()) {
      const count = jobs[at];
      if (count !== undefined) known.set(keyword, count);
    }
  }
  return jobs.map((count) =>
    count === undefined ? undefined : { jobs: count, atLeast: count > maxCounted },
  );
}

const unknown = -1;

function countedBefore(version: string): Map<string, number> {
  const counted = memory();
  if (counted.version !== version || counted.jobs.size >= maxRemembered) {
    counted.version = version;
    counted.jobs = new Map();
  }
  return counted.jobs;
}

function countsFrom(known: ReadonlyMap<string, number>, skills: readonly Skill[], wanted: number) {
  let left = wanted;
  return skills.map(({ keyword }) => {
    if (left === 0) return undefined;
    const jobs = known.get(keyword) ?? unknown;
    if (jobs !== 0) left -= 1;
    return jobs;
  });
}

function countInMemory(skills: readonly Skill[], wanted: number, version: string | undefined) {
  return answerFromMemory(async (reader) => {
    const counts = {
      ...anyPay,
      board: await readTableStatistics(),
      ranked: false,
      limit: maxCounted,
    };
    const jobs: (number | undefined)[] = skills.map(() => undefined);
    let left = wanted;
    for (const [at, skill] of skills.entries()) {
      if (left === 0) break;
      const counted = await reader.countJobs(counts, await skillTerms(skill, reader.words));
      jobs[at] = Math.min(counted.jobs, maxCounted + 1);
      if (counted.jobs > 0) left -= 1;
    }
    return jobs;
  }, version);
}

const anyPay = { days: undefined, payMin: undefined, payMax: undefined };

async function queryCounts(
  skills: readonly Skill[],
  wanted: number,
): Promise<(number | undefined)[]> {
  const [terms, board] = await Promise.all([
    Promise.all(skills.map((skill) => skillTerms(skill, jobWordsNow()))),
    readTableStatistics(),
  ]);
  const disjuncts = terms.map(disjunctsFrom);
  const list = (values: unknown[]) => sql`${sql.param(values)}`;
  const rows = await db.execute<{ at: number; jobs: number }>(sql`
    select at, jobs from suggest_counts(
      ${list(disjuncts.map(printDisjuncts))}::text[]::jsonb[],
      ${list(skills.map(titleTerms).map(printTermQuery))}::text[],
      ${list(disjuncts.map((each) => estimateRows(each, board)))}::real[],
      ${wanted}::int, ${maxCounted}::int)`);
  const jobs: (number | undefined)[] = skills.map(() => undefined);
  for (const row of rows) jobs[row.at - 1] = row.jobs;
  return jobs;
}

/** The list's terms for the skill's search. */
async function skillTerms({ keyword }: Skill, words: JobWords): Promise<TermQuery> {
  return allMatches({ parsed: await parseQuery(keyword, words), relaxed: false });
}

/** All words of a name in a title are enough. */
function titleTerms({ names }: Skill): TermQuery {
  return anyOf(names.map((name) => allStems(fold(name).split(" ")))) ?? nothing;
}
