import { and, eq, isNotNull, isNull } from "drizzle-orm";
import {
  feedFiles,
  feedItems,
  type feedSources,
} from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import type {
  FeedKind,
  FeedMapping,
  FeedReason,
  FeedVersion,
  MappedJob,
  RejectedItem,
} from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import { fetchFeed } from "#app/features/jobs/feeds-in/reading/fetch-feed.server.ts";
import { excerptOf } from "#app/features/jobs/feeds-in/reading/formats/raw-item.ts";
import { mapItem } from "#app/features/jobs/feeds-in/reading/map-item.server.ts";
import { type FeedBody, readFeed } from "#app/features/jobs/feeds-in/reading/read-feed.server.ts";
import { db } from "#app/platform/database/database.server.ts";

export type Source = typeof feedSources.$inferSelect;

/** One row of a feed, read and mapped; `ended` as in the reading. */
export type RunStep =
  | { mapped: MappedJob; number: number; excerpt: string }
  | RejectedItem
  | { ended: FeedReason };

export type OpenedFeed = {
  steps: AsyncIterable<RunStep>;
  version: FeedVersion;
  remove(): Promise<void>;
};

/** Fetches the feed of a source whose kind and mapping are confirmed. */
export async function openFeed(
  source: Source,
): Promise<OpenedFeed | { unchanged: true } | { refused: FeedReason }> {
  const { kind, mapping } = source;
  if (!kind || !mapping) return { refused: "unknownFormat" };
  const feed = await fetchSource(source, await versionOf(source));
  if ("unchanged" in feed || "refused" in feed) return feed;
  const { version, remove } = feed;
  return { steps: mapSteps(source, { ...feed, kind, mapping }), version, remove };
}

export type FetchedSource = {
  body: FeedBody;
  contentType: string;
  version: FeedVersion;
  remove(): Promise<void>;
};

/** Fetches the address of a source, or reads its uploaded content. */
export async function fetchSource(
  source: Pick<Source, "id" | "url">,
  version: FeedVersion = {},
): Promise<FetchedSource | { unchanged: true } | { refused: FeedReason }> {
  if (source.url === null) {
    const [stored] = await db.select().from(feedFiles).where(eq(feedFiles.sourceId, source.id));
    if (!stored) return { refused: "empty" };
    return { body: stored.content, contentType: "", version: {}, remove: async () => {} };
  }
  const fetched = await fetchFeed(source.url, version);
  if (fetched.outcome === "unchanged") return { unchanged: true };
  if (fetched.outcome === "refused") return { refused: fetched.reason };
  const { file, contentType, remove } = fetched;
  return { body: { file }, contentType, version: fetched.version, remove };
}

/** The version that is sent along; none while jobs are missing, which the same feed would confirm. */
async function versionOf({ id, etag, lastModified }: Source): Promise<FeedVersion> {
  const [missed] = await db
    .select({ sourceId: feedItems.sourceId })
    .from(feedItems)
    .where(
      and(eq(feedItems.sourceId, id), isNotNull(feedItems.missedAt), isNull(feedItems.endedAt)),
    )
    .limit(1);
  if (missed) return {};
  return { etag: etag ?? undefined, lastModified: lastModified ?? undefined };
}

type Reading = Pick<FetchedSource, "body" | "contentType"> & {
  kind: FeedKind;
  mapping: FeedMapping;
};

async function* mapSteps(
  source: Pick<Source, "companyName">,
  { kind, mapping, body, contentType }: Reading,
): AsyncGenerator<RunStep> {
  const company = source.companyName ?? undefined;
  const context = { now: new Date(), ...(company && { company }) };
  const options = { contentType, ...(mapping.items !== undefined && { items: mapping.items }) };
  for await (const step of readFeed(kind, body, options)) {
    if (!("item" in step)) {
      yield step;
      continue;
    }
    const mapped = mapItem(step.item, mapping, context);
    if ("rejected" in mapped) yield mapped;
    else {
      const { number } = step.item;
      yield { mapped: mapped.mapped, number, excerpt: excerptOf(mapped.mapped.job.title) };
    }
  }
}
