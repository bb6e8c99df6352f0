import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { feedItems } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { companyOfFeed } from "#app/features/jobs/feeds-in/runs/company-of-feed.server.ts";
import { importKey, postItem, textsOf } from "#app/features/jobs/feeds-in/runs/write-job.server.ts";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import { findJobsLike } from "#app/features/moderation/similar/similar-jobs.server.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { changingScope, lockSource } from "./source-access.server.ts";

type Decision = { sourceId: string; externalIds: readonly string[]; decision: "copy" | "post" };

/**
 * Decides about jobs of a source that are like others on the board: "copy" leaves them out for good, "post" posts
 * them, up to the day's quota. 404 for anyone else's source. Refusals: feeds.leadersOnly, feeds.decided where none
 * of them waits, posting.tooManyToday.
 */
export async function decideCopies(
  actor: Actor,
  owner: FeedOwner,
  { sourceId, externalIds, decision }: Decision,
): Promise<Outcome<{ id: string }>> {
  const scope = changingScope(actor, owner);
  if (isRefused(scope)) return scope;
  return db.transaction(async (tx): Promise<Outcome<{ id: string }>> => {
    const source = await lockSource(tx, scope, sourceId);
    const waiting = and(
      eq(feedItems.sourceId, sourceId),
      inArray(feedItems.externalId, externalIds),
      eq(feedItems.state, "copy"),
    );
    const items = await tx.select().from(feedItems).where(waiting).for("update");
    if (items.length === 0) return refused("feeds.decided");
    const decided = { source: sourceId, person: scope.person.id, decision };
    for (const item of items) log("feed copy decided", { ...decided, item: item.externalId });
    if (decision === "copy") {
      await tx.update(feedItems).set({ state: "dismissed", data: null }).where(waiting);
      return { id: sourceId };
    }
    for (const { externalId, hash, data } of items) {
      if (!data) continue;
      const companyId = source.companyId ?? (await companyOfFeed(tx, source, data.companyName));
      const similar = await findJobsLike(textsOf(data), tx);
      // The job that it is like may have its id on the board.
      const key = `${importKey(source, externalId)}#${source.id}`;
      const written = await postItem(tx, source, companyId, {
        externalId,
        hash,
        data,
        similar,
        key,
      });
      if (written === "quota") return refused("posting.tooManyToday");
    }
    await indexChangedJobs(tx);
    return { id: sourceId };
  });
}
