import { type Actor, isAdmin, isModerator } from "#app/features/accounts/actor.ts";
import { countStoppedChannels } from "#app/features/channels/list-channels.server.ts";
import { countStoppedFeeds } from "#app/features/jobs/feeds-in/sources/list-sources.server.ts";
import { indexUse } from "#app/features/search/read-index.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { replicaFollows } from "#app/platform/database/replica.server.ts";
import { sumDayCounts } from "#app/platform/day-counts/day-counts.server.ts";
import { mailFolder, mailWorks } from "#app/platform/email/mail.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import {
  countWaitingWork,
  noWork,
  type WaitingWork,
} from "#app/platform/queue/waiting-work.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { diskIsFull, readDiskSpace } from "#app/platform/storage/disk-space.server.ts";
import { certificateEnd } from "./certificate.server.ts";
import { type Health, type Lane, laneNames, lanes } from "./health.ts";
import { readOperatorActs } from "./operator-acts.server.ts";

/** The board's health as this process knows it, at most a minute old. A 404 for all but admins and moderators. */
export async function checkHealth(actor: Actor): Promise<Health> {
  if (!isAdmin(actor) && !isModerator(actor)) throw notFound();
  return {
    ...(await checkBoard()),
    diskIsFull: diskIsFull(),
    search: indexUse(),
    replicaFollows: replicaFollows(),
  };
}

const checkBoard = cachedQuery(60_000, async () => {
  const [works, addresses, work, acts, disk, certificate, stoppedChannels, stoppedFeeds] =
    await Promise.all([
      mailWorks(),
      sumDayCounts(["emails", "bounced"], 2),
      countWaitingWork(),
      readOperatorActs(),
      readDiskSpace(settings().dataDir),
      certificateEnd(),
      countStoppedChannels(),
      countStoppedFeeds(),
    ]);
  const mail: Health["mail"] = !works ? "fails" : mailFolder() === undefined ? "works" : "files";
  return {
    at: new Date().toISOString(),
    mail,
    addresses,
    lanes: Object.fromEntries(
      laneNames.map((lane) => [lane, workOf(lane, work)]),
    ) as Health["lanes"],
    backup: acts.backup?.toISOString() ?? null,
    restoreTest: acts.restoreTest?.toISOString() ?? null,
    disk,
    certificate,
    stoppedChannels,
    stoppedFeeds,
  };
});

function workOf(lane: Lane, work: Awaited<ReturnType<typeof countWaitingWork>>): WaitingWork {
  const all = lanes[lane].queues.map((queue) => work.get(queue) ?? noWork);
  return {
    waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
    oldest: Math.max(...all.map(({ oldest }) => oldest)),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
