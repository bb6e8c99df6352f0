import type {
  FeedKind,
  FeedMapping,
  FeedPreview,
  MappingContext,
  RawItem,
  ReadOptions,
  RejectedItem,
} from "./feed-source.ts";
import { mapItem } from "./map-item.server.ts";
import { type FeedBody, readFeed } from "./read-feed.server.ts";
import { suggestMapping, textsByPath } from "./suggest-mapping.ts";
import { createUnmappedCounter } from "./unmapped-values.ts";

const maxRead = 1000;
const maxShown = 10;
const maxPaths = 200;
const maxExample = 200;

/** The first items as a mapping makes jobs of them; without one, as the suggested mapping does. */
export async function previewFeed(
  kind: FeedKind,
  body: FeedBody,
  given: FeedMapping | undefined,
  context: MappingContext,
  options: ReadOptions = {},
): Promise<FeedPreview> {
  const items: RawItem[] = [];
  const rejected: RejectedItem[] = [];
  let ended: FeedPreview["ended"];
  const listPath = given?.items ?? options.items;
  const read = { ...options, ...(listPath !== undefined && { items: listPath }) };
  for await (const step of readFeed(kind, body, read)) {
    if ("item" in step) items.push(step.item);
    else if ("ended" in step) ended = step.ended;
    else if (rejected.length < maxShown) rejected.push(step);
    if (items.length === maxRead) break;
  }
  const mapping = given ?? suggestMapping(kind, items);
  const unmapped = createUnmappedCounter();
  const own = { ...context, unmapped, seen: new Set<string>() };
  const mapped = items.map((raw) => ({ raw, mapped: mapItem(raw, mapping, own) }));
  return {
    kind,
    mapping,
    items: mapped.slice(0, maxShown),
    rejected,
    unmapped: unmapped.list(),
    paths: [...textsByPath(items)]
      .slice(0, maxPaths)
      .map(([path, [example = ""]]) => ({
        path,
        example: example.slice(0, maxExample).toWellFormed(),
      })),
    read: items.length,
    ...(ended && { ended }),
  };
}
