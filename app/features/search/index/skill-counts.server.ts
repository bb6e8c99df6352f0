import { parseQuery } from "#app/features/search/parsing/parse-query.server.ts";
import type { JobWords } from "#app/features/search/parsing/spelling.ts";
import { allMatches } from "#app/features/search/terms/relevance-tiers.ts";
import type { TermQuery } from "#app/features/search/terms/term-query.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";
import { answerFromMemory } from "./in-memory/memory-reader.server.ts";

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
  version: string,
): Promise<(SkillCount | undefined)[]> {
  const known = countedBefore(version);
  let jobs = countsFrom(known, skills, wanted);
  if (jobs.some((count) => count === unknown)) {
    jobs = await countInMemory(skills, wanted, version);
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

function countInMemory(skills: readonly Skill[], wanted: number, version: string) {
  return answerFromMemory(async (reader) => {
    const counts = { ...anyPay, ranked: false, limit: maxCounted };
    const jobs: (number | undefined)[] = skills.map(() => undefined);
    let left = wanted;
    for (const [at, skill] of skills.entries()) {
      if (left === 0) break;
      const counted = reader.countJobs(counts, await skillTerms(skill, reader.words));
      jobs[at] = Math.min(counted, maxCounted + 1);
      if (counted > 0) left -= 1;
    }
    return jobs;
  }, version);
}

const anyPay = { days: undefined, payMin: undefined, payMax: undefined };

/** The list's terms for the skill's search. */
async function skillTerms({ keyword }: Skill, words: JobWords): Promise<TermQuery> {
  return allMatches({ parsed: await parseQuery(keyword, words), relaxed: false });
}
