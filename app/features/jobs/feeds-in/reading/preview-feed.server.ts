import type {
  FeedKind,
  FeedMapping,
  FeedPreview,
  JobField,
  MappingContext,
  RawItem,
  ReadOptions,
  RejectedItem,
  UnmappedCounter,
  UnmappedValue,
} from "./feed-source.ts";
import { mapItem } from "./map-item.server.ts";
import { type FeedBody, readFeed } from "./read-feed.server.ts";
import { suggestMapping, textsByPath } from "./suggest-mapping.ts";

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

/** Different values; further ones are not counted. */
const maxValues = 2000;
const maxValueLength = 120;

export function createUnmappedCounter(): UnmappedCounter {
  const counts = new Map<string, UnmappedValue>();
  return {
    add(field, text) {
      const value = text.replace(/\s+/g, " ").trim().slice(0, maxValueLength).toWellFormed();
      const key = `${field} ${value}`;
      const counted = counts.get(key);
      if (counted) counted.count++;
      else if (counts.size < maxValues && value) counts.set(key, { field, value, count: 1 });
    },
    list: () =>
      [...counts.values()].toSorted((a, b) => b.count - a.count || order(a.field, b.field)),
  };
}

const order = (a: JobField, b: JobField) => a.localeCompare(b);
