import { and, eq, not, notInArray, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type CardRow, cardColumns } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { placeTerms } from "#app/features/search/terms/place-terms.ts";
import { allOf, anyOf, type TermQuery, tag } from "#app/features/search/terms/term-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { selectJobs } from "./find-jobs.server.ts";
import { readTableStatistics } from "./table-statistics.server.ts";

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

export type CandidateRow = CardRow & {
  companyId: string;
  externalId: string | null;
  workArrangement: string | null;
  comparableMin: string | null;
  comparableMax: string | null;
};

/** How many of each kind are compared: the newest. */
const limits = { exact: 150, near: 100, exactElsewhere: 60, nearElsewhere: 30 };

/** Active jobs that may fit a person, the newest of each kind, in one statement. */
export async function findCandidateJobs(query: CandidateQuery): Promise<CandidateRow[]> {
  const { exact, near, placeIds, anywhere } = query;
  const board = await readTableStatistics();
  const there =
    placeIds.length > 0
      ? anyOf([placeTerms(placeIds), tag("w:remote"), tag("t:remote")])
      : undefined;
  const newest = (terms: TermQuery | undefined, within: TermQuery | undefined, limit: number) => {
    if (!terms) return [];
    const selected = selectJobs(
      { days: undefined, payMin: undefined, payMax: undefined, board },
      allOf([terms, within]),
      { limit, order: "newest", from: undefined },
    );
    return [sql`select job_id from ${selected} found`];
  };
  const kinds = [
    ...newest(exact, there, limits.exact),
    ...newest(near, there, limits.near),
    ...(anywhere && there ? newest(exact, undefined, limits.exactElsewhere) : []),
    ...(anywhere && there ? newest(near, undefined, limits.nearElsewhere) : []),
  ];
  if (kinds.length === 0) return [];
  return await readCandidates(sql`${jobs.id} in (${sql.join(kinds, sql` union all `)})`, query);
}

async function readCandidates(
  isCandidate: SQL,
  { excludeIds, excludeCompanyIds = [], unless }: CandidateQuery,
): Promise<CandidateRow[]> {
  return await db
    .select({
      ...cardColumns,
      companyId: jobs.companyId,
      externalId: jobs.externalId,
      workArrangement: jobs.workArrangement,
      comparableMin: jobs.comparableMin,
      comparableMax: jobs.comparableMax,
    })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(
      and(
        isCandidate,
        eq(jobs.status, "active"),
        excludeIds.length > 0 ? notInArray(jobs.id, [...excludeIds]) : undefined,
        excludeCompanyIds.length > 0
          ? notInArray(jobs.companyId, [...excludeCompanyIds])
          : undefined,
        unless && not(unless),
      ),
    );
}
