import type { ImportedJob } from "#app/features/jobs/import/import-line.ts";
import type reasons from "#app/messages/en/feeds/reasons.json";

/*
 * The shapes of a feed on its way to jobs: an address is fetched to a file (fetch-feed.server.ts), its file is
 * read into raw items (read-feed.server.ts), and a mapping makes job values of each (map-item.server.ts).
 */

export const feedKinds = [
  "rss",
  "atom",
  "json-feed",
  "job-xml",
  "json",
  "csv",
  "reliefweb",
] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Why a feed, or one of its items, is not read: a short word to store, with a sentence in the messages feedReasons. */
export type FeedReason = keyof typeof reasons;

/** What the last fetch said of its version; sent along so that an unchanged feed is not sent again. */
export type FeedVersion = { etag?: string | undefined; lastModified?: string | undefined };

export type FetchedFeed =
  | { outcome: "unchanged" }
  | {
      outcome: "fetched";
      /** A temporary file with the unpacked body, to be deleted by `remove`. */
      file: string;
      bytes: number;
      /** SHA-256 of the body in hex: servers without an ETag send the same body again. */
      hash: string;
      contentType: string;
      version: FeedVersion;
      remove(): Promise<void>;
    }
  | {
      outcome: "refused";
      reason: FeedReason;
      /** Of an answer by HTTP. */
      status?: number;
    };

/**
 * One item as it stands in the feed, flat: the path of each text, "title", "company.name", "link@href",
 * "locations[0].name", leads to the text. Of a repeated name, the second and later ones are "category[1]" in
 * XML, while JSON counts from "[0]".
 */
export type RawItem = {
  /** Its number among all items of the feed, from 1; rejected ones count. */
  number: number;
  /** The line at which it begins, where the format has lines. */
  line?: number;
  fields: Readonly<Record<string, string>>;
};

export type RejectedItem = {
  rejected: FeedReason;
  /** The item's number, from 1. */
  number: number;
  line?: number;
  /** The field of the trouble, where it is one. */
  field?: JobField;
  /** The start of its text or the wrong value, for a person to find it by. */
  excerpt: string;
};

/**
 * One step of a reading. `ended` comes last and only if the feed was not read to its end: the items before it
 * are good, but those that are missing cannot be called gone.
 */
export type FeedStep = { item: RawItem } | RejectedItem | { ended: FeedReason };

export type ReadOptions = {
  contentType?: string;
  /** The path of the list in JSON, "data.jobs" ("" for the whole document), or the name of an item's element in XML. */
  items?: string;
};

/** The values of a job that a mapping leads to. */
export const jobFields = [
  "id",
  "title",
  "description",
  "company",
  "category",
  "employmentType",
  "experienceLevel",
  "place",
  "city",
  "province",
  "country",
  "pay",
  "payMin",
  "payMax",
  "currency",
  "payPeriod",
  "postedAt",
  "deadline",
  "link",
  "applyLink",
  "howToApply",
] as const;
export type JobField = (typeof jobFields)[number];

export type FeedMapping = {
  /** As in ReadOptions. */
  items?: string;
  /** The paths to look at for a field, in turn: the first with a text counts. */
  paths: Partial<Record<JobField, readonly string[]>>;
  /** Values of the feed, folded, as ours: { category: { "field ops": "Logistics" } }. */
  values?: Partial<Record<JobField, Readonly<Record<string, string>>>>;
  /** Used where an item has no value, or one that is unknown. */
  defaults?: Partial<Record<JobField, string>>;
};

/** A job made of an item; `job` is in the shape that importJobs stores. */
export type MappedJob = {
  /** Stable over runs and unique within the feed: the item's id, its link, or a hash of title, company and place. */
  externalId: string;
  /** SHA-256 in hex of all values below; the same while nothing of the job changes. */
  contentHash: string;
  /** Its `externalId` is the one above, to be set apart from those of other sources by the caller. */
  job: ImportedJob;
  /** The job's page on its own site, if any. */
  link: string | null;
  /** An http, https or mailto address at which one applies, if any. */
  applyLink: string | null;
  /** Text on how to apply, if any. */
  howToApply: string | null;
};

export type MappedItem = { mapped: MappedJob } | RejectedItem;

export type MappingContext = {
  now: Date;
  /** The company of a feed of its own; otherwise each item names one. */
  company?: string;
  /** The ids of the items before; an item whose id is there is rejected as a duplicate, others are added. */
  seen?: Set<string>;
  /** Values that are not understood are counted here, if given. */
  unmapped?: UnmappedCounter;
};

/** A value of the feed that is not understood, and how often it stands there. */
export type UnmappedValue = { field: JobField; value: string; count: number };

/** Counts values by field; bounded. */
export type UnmappedCounter = {
  add(field: JobField, value: string): void;
  /** The most frequent first. */
  list(): UnmappedValue[];
};

export type FeedPreview = {
  kind: FeedKind;
  mapping: FeedMapping;
  /** The first ten, mapped or rejected, with the raw fields beside. */
  items: { raw: RawItem; mapped: MappedItem }[];
  /** Items that could not even be read, up to ten. */
  rejected: RejectedItem[];
  /** Of up to a thousand items. */
  unmapped: UnmappedValue[];
  /** All paths of those items with an example each, for a person to choose from. */
  paths: { path: string; example: string }[];
  /** How many items were looked at, up to a thousand. */
  read: number;
  ended?: FeedReason;
};

/*
 * Functions, by file:
 * - fetch-feed.server.ts: fetchFeed(url, version, options?) → Promise<FetchedFeed>
 * - detect-kind.ts: detectKind(bytes, contentType) → { kind } | { refused: FeedReason }
 * - read-feed.server.ts: readFeed(kind, body, options?) → AsyncGenerator<FeedStep>
 * - suggest-mapping.ts: suggestMapping(kind, items) → FeedMapping
 * - map-item.server.ts: mapItem(raw, mapping, context) → MappedItem
 * - unmapped-values.ts: createUnmappedCounter()
 * - preview-feed.server.ts: previewFeed(kind, body, mapping | undefined, context, options?) → Promise<FeedPreview>
 */
