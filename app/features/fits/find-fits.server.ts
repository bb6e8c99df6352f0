import { inArray } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  type CandidateQuery,
  type CandidateRow,
  findCandidateJobs,
} from "#app/features/search/read-index.server.ts";
import {
  allOf,
  anyName,
  anyOf,
  butNot,
  type TermQuery,
} from "#app/features/search/terms/term-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { Occupation, OccupationPart } from "./occupation.ts";
import { type Fitting, mixCompanies, rankFits } from "./rank-fits.ts";
import { hasSeveralWords } from "./score-fit.ts";
import { saysEnough, type Wanted } from "./wanted.ts";

/** Jobs and companies that are left out; `unless` is a condition on a job. */
export type Excluded = Pick<CandidateQuery, "excludeIds" | "excludeCompanyIds" | "unless">;

/** The number of candidates compared by their whole text. */
const readWhole = 50;

/** The jobs that fit best. For callers that have read whose profile it is. */
export async function findFits(
  wanted: Wanted,
  { limit, ...excluded }: Excluded & { limit: number },
): Promise<Fitting<CandidateRow>[]> {
  if (!saysEnough(wanted)) return [];
  const candidates = await findCandidateJobs({
    ...candidateTerms(wanted),
    placeIds: wanted.provinceIds,
    anywhere: wanted.moves,
    ...excluded,
  });
  const best = rankFits(wanted, candidates.map(withoutText)).map(({ job }) => job.id);
  // Titles first; of the others the text may name the occupation.
  const others = candidates.map(({ id }) => id).filter((id) => !best.includes(id));
  const read = new Set([...best, ...others].slice(0, readWhole));
  const texts = await readJobTexts([...read]);
  const whole = candidates
    .filter(({ id }) => read.has(id))
    .map((job) => ({ ...job, text: texts.get(job.id) ?? "" }));
  return mixCompanies(rankFits(wanted, whole), limit);
}

function withoutText(row: CandidateRow) {
  return { ...row, text: "" };
}

async function readJobTexts(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: jobs.id, requirements: jobs.requirements, description: jobs.description })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return new Map(
    rows.map(({ id, requirements, description }) => [id, `${requirements}\n${description}`]),
  );
}

/** Titles of jobs that fit a person: as wanted, and close to it. */
function candidateTerms({ occupations, interests, skills }: Wanted): {
  exact: TermQuery | undefined;
  near: TermQuery | undefined;
} {
  const all = [...occupations, ...interests];
  const bySkill = anyName(
    skills.flatMap(({ forms }) => forms),
    "title",
  );
  const exact = anyOf(all.map(exactTerms));
  // Without a wish, the skills are searched.
  if (exact === undefined) return { exact: bySkill, near: undefined };
  return { exact, near: anyOf([...all.map(nearTerms), ...occupations.map(namedTerms), bySkill]) };
}

function exactTerms({ parts }: Occupation): TermQuery | undefined {
  return allOf(
    parts.map(({ forms, not }) => butNot(anyName(forms, "title"), anyName(not, "title"))),
  );
}

/** Its names of several words anywhere in a job: of one word many texts speak by the way. */
function namedTerms({ parts }: Occupation): TermQuery | undefined {
  const names = parts.flatMap(({ forms, narrows }) =>
    narrows ? [] : forms.filter(hasSeveralWords),
  );
  return anyName(names);
}

function nearTerms({ parts }: Occupation): TermQuery | undefined {
  return anyOf(parts.filter(({ narrows }) => !narrows).flatMap(nearTermsOfPart));
}

function nearTermsOfPart({ forms, related, specific }: OccupationPart) {
  return [anyName([...forms, ...related, ...specific.flat()], "title")];
}
