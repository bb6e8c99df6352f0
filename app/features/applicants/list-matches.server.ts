import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isNewToCompany } from "#app/features/applications/application-conditions.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsAhead } from "#app/platform/paging.ts";
import type { PipelineJob } from "./applicant.ts";
import { isInStage, narrowed, orderBy } from "./applicant-conditions.server.ts";
import { type ApplicantFilter, isByAnswers } from "./applicant-filter.ts";
import { sortByFit } from "./fitting-applicants.server.ts";
import type { ListPart } from "./job-applicants.server.ts";
import { type Stage, stageFor } from "./stage.ts";

export type Match = { id: string; userId: string; stage: Stage; isCleared: boolean };

type Matches = {
  matches: Match[];
  /** Whether applications behind the last one were not looked at. */
  isMore: boolean;
};

type Wanted = {
  /** Matches that a page needs; one more tells whether another page follows. */
  enough?: number;
  /** An application that is to be among them, with the one behind it. */
  around?: string;
};

/** Applications of the first part; and how many are looked at where fewer than `manyMatches` match. */
const firstPart = 50;
const least = 300;
const manyMatches = 200;
/** Matches among those, and one among the first: rarer ones are found faster in the whole list, by indexes. */
const frequent = 8;

/**
 * The first matches of a list. Texts and profiles are read part by part of it until enough match; all of it by
 * fit, experience, rating, label or answers. For callers that have checked whose job it is.
 */
export async function listMatches(
  job: PipelineJob,
  filter: ApplicantFilter,
  { enough = 0, around }: Wanted,
): Promise<Matches> {
  const { sort } = filter;
  const isInParts = !filter.label && !isByAnswers(filter);
  if (!isInParts || (sort !== "newest" && sort !== "oldest")) {
    const matches = await readPart(job, filter);
    return { matches: sort === "fit" ? await sortByFit(job.id, matches) : matches, isMore: false };
  }
  const matches: Match[] = [];
  const isEnough = (read: number) => {
    if (around) return matches.slice(0, -1).some(({ id }) => id === around);
    return matches.length > enough && (matches.length >= manyMatches || read >= least);
  };
  // Each part behind the least doubles those that were read.
  const nextSize = (read: number) => {
    if (read >= least) return read;
    const missing = Math.max(manyMatches, enough + 1) - matches.length;
    return Math.max(1, Math.min(least - read, rowsAhead(read, matches.length, missing)));
  };
  let read = 0;
  let last: Standing | undefined;
  for (let size = firstPart; ; size = nextSize(read)) {
    const isRare = read > 0 && matches.length < (read < least ? 1 : frequent);
    const end = isRare ? undefined : await findStanding(job.id, sort, { last, size });
    matches.push(...(await readPart(job, filter, partOf(sort, last, end))));
    read += size;
    if (!end || isEnough(read)) return { matches, isMore: end !== undefined };
    last = end;
  }
}

async function readPart(
  job: PipelineJob,
  filter: ApplicantFilter,
  part?: ListPart,
): Promise<Match[]> {
  const rows = await db
    .select({
      id: jobApplications.id,
      userId: jobApplications.userId,
      status: jobApplications.status,
      isNew: isNewToCompany,
      isCleared: sql<boolean>`${jobApplications.clearedAt} is not null`,
    })
    .from(jobApplications)
    .where(and(narrowed(job, filter, part), filter.stage ? isInStage(filter.stage) : undefined))
    .orderBy(...orderBy(filter.sort));
  return rows.map(({ id, userId, isCleared, ...row }) => ({
    id,
    userId,
    isCleared,
    stage: stageFor(row),
  }));
}

/** Where an application stands; the time as the database writes it, since a date here has no microseconds. */
type Standing = { time: string; id: string };
type ByTime = "newest" | "oldest";

async function findStanding(
  jobId: string,
  sort: ByTime,
  { last, size }: { last: Standing | undefined; size: number },
): Promise<Standing | undefined> {
  const { createdAt, id } = jobApplications;
  const [standing] = await db
    .select({ time: sql<string>`${createdAt}::text`, id })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), partOf(sort, last)?.(createdAt, id)))
    .orderBy(...orderBy(sort))
    .offset(size - 1)
    .limit(1);
  return standing;
}

/** Behind one application and up to another. */
function partOf(sort: ByTime, last?: Standing, end?: Standing): ListPart | undefined {
  if (!last && !end) return undefined;
  const [behind, upTo] =
    sort === "newest" ? [sql.raw("<"), sql.raw(">=")] : [sql.raw(">"), sql.raw("<=")];
  const isBeside = (time: SQLWrapper, id: SQLWrapper, how: SQL, standing: Standing) =>
    sql`(${time}, ${id}) ${how} (${standing.time}::timestamptz, ${standing.id}::uuid)`;
  return (time, id) =>
    sql.join(
      [
        ...(last ? [isBeside(time, id, behind, last)] : []),
        ...(end ? [isBeside(time, id, upTo, end)] : []),
      ],
      sql` and `,
    );
}
