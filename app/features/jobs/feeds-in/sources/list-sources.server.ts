import { and, asc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isLeadingModerator, type Person } from "#app/features/accounts/actor.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  feedFiles,
  feedItems,
  feedRuns,
  feedSources,
} from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { maxRuns } from "#app/features/jobs/feeds-in/runs/start-runs.server.ts";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import { maxFeedsOfBoard } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { findSource, ofOwner, readingScope } from "./source-access.server.ts";

export type ListedSource = Awaited<ReturnType<typeof listSources>>["sources"][number];

const columns = {
  id: feedSources.id,
  name: feedSources.name,
  url: feedSources.url,
  kind: feedSources.kind,
  state: feedSources.state,
  everyHours: feedSources.everyHours,
  stopCode: feedSources.stopCode,
  stopStep: feedSources.stopStep,
  failingSince: feedSources.failingSince,
  ranAt: feedSources.ranAt,
  isConfirmed: sql<boolean>`${feedSources.mapping} is not null`,
  pauser: { firstName: userProfiles.firstName, lastName: userProfiles.lastName },
};

/** The sources of an owner, the oldest first, and whether the actor may change them. 404 for anyone else. */
export async function listSources(actor: Actor, owner: FeedOwner) {
  const { companyId } = readingScope(actor, owner);
  const rows = await db
    .select(columns)
    .from(feedSources)
    .leftJoin(userProfiles, eq(userProfiles.id, feedSources.pausedBy))
    .where(and(ofOwner(companyId), ne(feedSources.state, "removed")))
    .orderBy(asc(feedSources.createdAt), asc(feedSources.id))
    .limit(maxFeedsOfBoard);
  const active =
    companyId === null
      ? await countOpenJobsOfBoard()
      : await countOpenJobs(
          rows.map(({ id }) => id),
          companyId,
        );
  const sources = rows.map((row) => ({ ...listed(row), active: active.get(row.id) ?? 0 }));
  return { sources, mayChange: mayChange(actor, owner) };
}

/**
 * The open jobs of the sources of a company, or of the board. A source may have thousands: they are joined by sets
 * from indexes alone, not job by job.
 */
async function countOpenJobs(
  sourceIds: readonly string[],
  companyId: string | null,
): Promise<Map<string, number>> {
  if (sourceIds.length === 0) return new Map();
  const ofCompany = companyId === null ? sql`` : sql`and company_id = ${companyId}::uuid`;
  const rows = await db.execute<{ id: string; jobs: number }>(sql`
    select i.source_id as id, count(*)::int as jobs from ${feedItems} i
    join (select id from ${jobs} where status = 'active' ${ofCompany}) j on j.id = i.job_id
    where i.job_id is not null and i.source_id = any(${sql.param(sourceIds)}::uuid[]) group by 1`);
  return new Map(rows.map(({ id, jobs: count }) => [id, count]));
}

/** Of all sources of the board, which may have all of its jobs: at most a minute old. */
const countOpenJobsOfBoard = cachedQuery(60_000, async () => {
  const rows = await db.select({ id: feedSources.id }).from(feedSources).where(ofOwner(null));
  return countOpenJobs(
    rows.map(({ id }) => id),
    null,
  );
});

type Row = Omit<typeof feedSources.$inferSelect, "pausedBy"> & {
  pauser: { firstName: string | null; lastName: string | null } | null;
};

function listed<T extends Pick<Row, "pauser" | "failingSince" | "ranAt">>({
  pauser,
  failingSince,
  ranAt,
  ...source
}: T) {
  const { firstName, lastName } = pauser ?? { firstName: null, lastName: null };
  return {
    ...source,
    pausedBy: fullName({ firstName: firstName ?? "", lastName: lastName ?? "" }) || null,
    failingSince: failingSince?.toISOString() ?? null,
    ranAt: ranAt?.toISOString() ?? null,
  };
}

/** Copies of one page. */
const copiesAtOnce = 20;
/** Runs whose figures are shown. */
const shownRuns = 8;

/** A source with its last runs and the copies that wait for a decision, from `after` on. 404 for anyone else's. */
export async function sourcePage(actor: Actor, owner: FeedOwner, id: string, after = "") {
  const scope = readingScope(actor, owner);
  const source = await findSource(scope, id);
  const [rows, runs, copies, [file], active] = await Promise.all([
    db
      .select(columns)
      .from(feedSources)
      .leftJoin(userProfiles, eq(userProfiles.id, feedSources.pausedBy))
      .where(eq(feedSources.id, id)),
    db
      .select()
      .from(feedRuns)
      .where(eq(feedRuns.sourceId, id))
      .orderBy(sql`${feedRuns.createdAt} desc nulls first`)
      .limit(maxRuns),
    listCopies(id, after),
    db.select({ name: feedFiles.name }).from(feedFiles).where(eq(feedFiles.sourceId, id)),
    countOpenJobs([id], scope.companyId),
  ]);
  const [row] = rows;
  if (!row) throw new Error("The source is gone.");
  const { mapping, companyName, appliesThere, feedWins, closesMissing } = source;
  const last = runs.find(({ rows: read }) => read > 0);
  return {
    source: {
      ...listed(row),
      active: active.get(id) ?? 0,
      mapping,
      companyName,
      appliesThere,
      feedWins,
      closesMissing,
      fileName: file?.name ?? null,
    },
    runs: runs
      .slice(0, shownRuns)
      .map(({ createdAt, id, state, code, step, ...run }) => ({
        id,
        state,
        code,
        step,
        at: createdAt.toISOString(),
        added: run.added,
        changed: run.changed,
        closed: run.closed,
        copies: run.copies,
        rejected: run.rejected,
        rows: run.rows,
        total: run.total,
        position: run.position,
      })),
    /** Of the last run that read any rows. */
    reasons: Object.entries(last?.reasons ?? {}).sort(([, one], [, other]) => other - one),
    examples: last?.examples ?? [],
    copies: copies.slice(0, copiesAtOnce),
    nextCopy: copies.length > copiesAtOnce ? (copies[copiesAtOnce - 1]?.externalId ?? null) : null,
    mayChange: mayChange(actor, owner),
  };
}

function listCopies(id: string, after: string) {
  return db
    .select({
      externalId: feedItems.externalId,
      title: sql<string>`${feedItems.data} ->> 'title'`,
      company: sql<string>`${feedItems.data} ->> 'companyName'`,
      likeness: feedItems.likeness,
      jobId: feedItems.copyOf,
      likeTitle: jobs.title,
      likeCompany: companyCalled,
    })
    .from(feedItems)
    .leftJoin(jobs, eq(jobs.id, feedItems.copyOf))
    .leftJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(
      and(eq(feedItems.sourceId, id), eq(feedItems.state, "copy"), gt(feedItems.externalId, after)),
    )
    .orderBy(asc(feedItems.externalId))
    .limit(copiesAtOnce + 1);
}

function mayChange(actor: Actor, owner: FeedOwner): boolean {
  return owner === "company" || isLeadingModerator(actor);
}

/** How many of the board's sources have stopped. */
export function countStoppedFeeds(): Promise<number> {
  return db.$count(
    feedSources,
    and(isNull(feedSources.companyId), eq(feedSources.state, "stopped")),
  );
}

/** For the actor's own data: the sources that they added. */
export async function exportOwnSources(actor: Person) {
  const { name, url, state, createdAt } = feedSources;
  return db
    .select({ name, url, state, createdAt })
    .from(feedSources)
    .where(eq(feedSources.createdBy, actor.id))
    .orderBy(asc(createdAt));
}
