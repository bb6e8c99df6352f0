import { and, eq, not, notInArray, type SQL, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { placeTerms } from "#app/features/search/terms/place-terms.ts";
import { allOf, anyOf, type TermQuery, tag } from "#app/features/search/terms/term-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { answerFromMemory } from "./in-memory/memory-reader.server.ts";

/** A person's wishes as terms of a title. */
export type CandidateQuery = {
  exact: TermQuery | undefined;
  near: TermQuery | undefined;
  /** Where they want to work; remote jobs are everywhere. Empty for anywhere. */
  placeIds: readonly string[];
  /** They would move: exact ones elsewhere count, too. */
  anywhere: boolean;
  excludeIds: readonly string[];
  excludeCompanyIds?: readonly string[];
  /** A condition on a job that is left out, too. */
  unless?: SQL | undefined;
};

export type CandidateRow = Awaited<ReturnType<typeof readCandidates>>[number];

/** How many of each kind are compared: the newest. */
const limits = { exact: 100, near: 100, exactElsewhere: 60, nearElsewhere: 30 };

/** Active jobs that may fit a person, the newest of each kind. */
export async function findCandidateJobs(query: CandidateQuery): Promise<CandidateRow[]> {
  const { exact, near, placeIds, anywhere } = query;
  const there =
    placeIds.length > 0
      ? anyOf([placeTerms(placeIds), tag("w:remote"), tag("t:remote")])
      : undefined;
  const ids = await answerFromMemory((reader) => {
    const newest = (terms: TermQuery | undefined, within: TermQuery | undefined, limit: number) =>
      terms ? reader.newestIds(allOf([terms, within]), limit) : [];
    return [
      ...newest(exact, there, limits.exact),
      ...newest(near, there, limits.near),
      ...(anywhere && there ? newest(exact, undefined, limits.exactElsewhere) : []),
      ...(anywhere && there ? newest(near, undefined, limits.nearElsewhere) : []),
    ];
  });
  return ids.length > 0 ? readCandidates([...new Set(ids)], query) : [];
}

/** The columns that rank fits; companies and descriptions are read for the shown ones alone. */
async function readCandidates(
  ids: readonly string[],
  { excludeIds, excludeCompanyIds = [], unless }: CandidateQuery,
) {
  return await db
    .select({
      id: jobs.id,
      externalId: jobs.externalId,
      companyId: jobs.companyId,
      title: jobs.title,
      placeId: jobs.placeId,
      location: jobs.location,
      employmentType: jobs.employmentType,
      workArrangement: jobs.workArrangement,
      experienceLevel: jobs.experienceLevel,
      payPeriod: jobs.payPeriod,
      comparableMin: jobs.comparableMin,
      comparableMax: jobs.comparableMax,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .where(
      and(
        sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`,
        eq(jobs.status, "active"),
        excludeIds.length > 0 ? notInArray(jobs.id, [...excludeIds]) : undefined,
        excludeCompanyIds.length > 0
          ? notInArray(jobs.companyId, [...excludeCompanyIds])
          : undefined,
        unless && not(unless),
      ),
    );
}
