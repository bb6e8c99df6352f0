import { open } from "node:fs/promises";
import type { Actor } from "#app/features/accounts/actor.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { cardOf } from "#app/features/job/job-row.server.ts";
import { detectKind } from "#app/features/jobs/feeds-in/reading/detect-kind.ts";
import type {
  FeedKind,
  FeedMapping,
  FeedPreview,
  FeedReason,
} from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import { previewFeed } from "#app/features/jobs/feeds-in/reading/preview-feed.server.ts";
import type { FeedBody } from "#app/features/jobs/feeds-in/reading/read-feed.server.ts";
import { fetchSource } from "#app/features/jobs/feeds-in/runs/open-feed.server.ts";
import { planItem } from "#app/features/jobs/feeds-in/runs/plan-item.ts";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import { placeName, syria } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { feedPreviewsAnHour } from "#app/limits.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { changingScope, findSource } from "./source-access.server.ts";

/** Values that a page offers to map, and paths that it lists. */
const maxUnmapped = 40;
const maxPaths = 150;

export type ShownPreview = Awaited<ReturnType<typeof shown>>;

/**
 * Reads the beginning of a source's feed by a mapping, or by its own or a suggested one: what would become of its
 * first jobs. 404 for anyone else's. Refusals: feeds.leadersOnly, feeds.tooManyPreviews; `unread` says why the feed
 * cannot be read.
 */
export async function previewSource(
  actor: Actor,
  owner: FeedOwner,
  id: string,
  { mapping, language }: { mapping?: FeedMapping; language: Language },
): Promise<Outcome<{ unread: FeedReason } | { preview: ShownPreview }>> {
  const scope = changingScope(actor, owner);
  if (isRefused(scope)) return scope;
  const source = await findSource(scope, id);
  const limit = { max: feedPreviewsAnHour, seconds: 60 * 60 };
  const counted = await consume(limitKey("feed-previews", scope.companyId ?? "board"), limit);
  if (isRefused(counted)) return { ...counted, ...refused("feeds.tooManyPreviews") };
  const feed = await fetchSource(source);
  if ("unchanged" in feed) return { unread: "empty" };
  if ("refused" in feed) return { unread: feed.refused };
  try {
    const kind = await kindOf(source.kind, feed);
    if ("refused" in kind) return { unread: kind.refused };
    const used = mapping ?? source.mapping ?? undefined;
    const company = source.companyName ?? undefined;
    const context = { now: new Date(), ...(company && { company }) };
    const items = used?.items;
    const options = { contentType: feed.contentType, ...(items !== undefined && { items }) };
    const preview = await previewFeed(kind.kind, feed.body, used, context, options);
    return { preview: shown(preview, source, language) };
  } finally {
    await feed.remove();
  }
}

async function kindOf(
  known: FeedKind | null,
  { body, contentType }: { body: FeedBody; contentType: string },
): Promise<{ kind: FeedKind } | { refused: FeedReason }> {
  if (known) return { kind: known };
  return detectKind(await firstBytes(body), contentType);
}

/** Enough to tell the kinds of feeds apart. */
const lookedAt = 64 * 1024;

async function firstBytes(body: FeedBody): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body.subarray(0, lookedAt);
  if (!("file" in body)) throw new Error("A stream is read once.");
  const file = await open(body.file);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(lookedAt), 0, lookedAt, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A preview as its page shows it. */
function shown(
  { kind, mapping, items, rejected, unmapped, paths, read, ended }: FeedPreview,
  source: { url: string | null; appliesThere: boolean },
  language: Language,
) {
  const rows = items.map(({ raw, mapped }) => {
    if ("rejected" in mapped)
      return { number: raw.number, rejected: mapped.rejected, card: undefined };
    const planned = planItem(mapped.mapped, source);
    if ("rejected" in planned)
      return { number: raw.number, rejected: planned.rejected, card: undefined };
    const { job } = mapped.mapped;
    const card = cardOf(
      {
        ...job,
        id: `${raw.number}`,
        companyId: "00000000-0000-0000-0000-000000000000",
        company: job.companyName,
        logo: null,
        checked: 0,
        sourceSite: planned.data.sourceSite,
        deadline: job.applicationDeadline,
        excerpt: job.description.slice(0, 240),
      },
      language,
    );
    return { number: raw.number, card };
  });
  return {
    kind,
    mapping,
    rows,
    rejected: rejected.map(({ number, rejected, excerpt }) => ({ number, rejected, excerpt })),
    unmapped: unmapped.slice(0, maxUnmapped),
    paths: paths
      .slice(0, maxPaths)
      .map(({ path, example }) => ({ path, example: example.slice(0, 80) })),
    read,
    ended: ended ?? null,
    places: syria.provinces.map((province) => ({
      value: `${province.en}, ${syria.en}`,
      label: placeName(province.id, language),
    })),
  };
}
