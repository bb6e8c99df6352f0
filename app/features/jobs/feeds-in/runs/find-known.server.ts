import { and, eq, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { feedItems } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { jobExternalIds } from "#app/features/jobs/posting/external-ids.table.ts";
import { readTokens } from "#app/features/moderation/similar/job-tokens.ts";
import type { SimilarJob } from "#app/features/moderation/similar/similar-jobs.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";
import type { ChangeData } from "./feed-change.ts";
import type { Source } from "./open-feed.server.ts";

/** From this likeness on two open jobs of one place are the same; short texts need the same title besides. */
const sameFrom = 0.9;
const fewestWords = 30;

type Sought = {
  source: Source;
  companyId: string;
  /** Its id on the whole board. */
  key: string;
  item: { externalId: string; data: ChangeData };
  similar: readonly SimilarJob[];
};

/** `isOwn`: the company's very job by its id, which the source goes on with; any other is a copy. */
type Known = { jobId: string; isOwn: boolean; likeness: number };

/** The job that an item of a feed is the same as: by its id, by its link, or by its text. */
export async function findKnown(tx: Transaction, sought: Sought): Promise<Known | undefined> {
  return (await findById(tx, sought)) ?? (await findByLink(tx, sought)) ?? findByText(sought);
}

async function findById(
  tx: Transaction,
  { source, companyId, key, item }: Sought,
): Promise<Known | undefined> {
  const isOfOther = sql<boolean>`exists (select from ${feedItems} i where i.job_id = ${jobs}.id)`;
  const hasAccount = sql<boolean>`exists (select from ${authUsers} a where a.id = ${jobs}.company_id)`;
  const [imported] = await tx
    .select({ jobId: jobs.id, companyId: jobs.companyId, isOfOther, hasAccount })
    .from(jobs)
    .where(eq(jobs.externalId, key));
  if (imported) {
    const isSame = imported.companyId === companyId;
    const mayGoOn = isSame || (source.companyId === null && !imported.hasAccount);
    return { jobId: imported.jobId, isOwn: mayGoOn && !imported.isOfOther, likeness: 100 };
  }
  if (source.companyId === null) return undefined;
  const [numbered] = await tx
    .select({ jobId: jobs.id, isOfOther })
    .from(jobExternalIds)
    .innerJoin(jobs, eq(jobs.id, jobExternalIds.jobId))
    .where(
      and(
        eq(jobExternalIds.companyId, source.companyId),
        eq(jobExternalIds.externalId, item.externalId),
      ),
    );
  return numbered && { jobId: numbered.jobId, isOwn: !numbered.isOfOther, likeness: 100 };
}

/** Jobs with one link that are compared by their titles: some feeds have one for all. */
const maxLinked = 50;

async function findByLink(tx: Transaction, { item }: Sought): Promise<Known | undefined> {
  const { applyUrl, title, placeId } = item.data;
  if (applyUrl === null) return undefined;
  const linked = await tx
    .select({ jobId: jobs.id, title: jobs.title, placeId: jobs.placeId })
    .from(jobs)
    .where(and(eq(jobs.applyUrl, applyUrl), eq(jobs.status, "active")))
    .limit(maxLinked);
  const same = linked.find(
    (job) => fold(job.title) === fold(title) && (job.placeId ?? null) === placeId,
  );
  return same && { jobId: same.jobId, isOwn: false, likeness: 100 };
}

function findByText({ item: { data }, similar }: Sought): Known | undefined {
  const isLong = readTokens({ ...data, requirements: [] }).body.length >= fewestWords;
  const same = similar.find(
    ({ score, status, placeId, title }) =>
      score >= sameFrom &&
      status === "active" &&
      placeId === data.placeId &&
      (isLong || fold(title) === fold(data.title)),
  );
  return same && { jobId: same.id, isOwn: false, likeness: Math.round(same.score * 100) };
}
