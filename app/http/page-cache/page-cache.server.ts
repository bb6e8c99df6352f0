import {
  compress,
  compressAgainst,
  type Effort,
  type Encoding,
} from "#app/http/compression.server.ts";
import { LruMap } from "#app/platform/lru-map.ts";
import type { Dictionary } from "./page-dictionaries.server.ts";

/** A public page as it is answered: plain, with its headers in the order that node:http takes. */
export type Page = {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  etag: string;
  body: Buffer;
  /** The compression level of its first copy; a popular page is compressed again at a higher one. */
  effort: Effort;
  /** Whether the next who asks may have it too. */
  keepable: boolean;
};

export type CachedPage = Page & {
  /** The body in an encoding, compressed once. */
  in: (encoding: Encoding) => Buffer | Promise<Buffer>;
  /** The body compressed against a page that the browser holds; the last few are stored. */
  against: (dictionary: Dictionary) => Promise<Buffer>;
};

type Settings = {
  /** The version that a cached page at this path must have; called again for every request that one may answer. */
  versionOf: (path: string) => string | Promise<string>;
  /** A version that was read before, where one is known. */
  lastVersionOf?: (path: string) => string | undefined;
  /** Whether changes follow each other so fast that each would find the cache outdated. */
  isRestless?: () => boolean;
  maxBytes: number;
  /** Milliseconds that a page is served, and then that it is served while a new one is made. */
  fresh?: number;
  stale?: number;
  /** Milliseconds that a page is served after a change on a restless board, while a new one is made. */
  late?: number;
  now?: () => number;
};

type CacheEntry = CachedPage & {
  changes: string;
  createdAt: number;
  /** When it was last known to be what the database has. */
  checkedAt: number;
  bytes: () => number;
};
type Flight = { changes: string; page: Promise<CacheEntry> };

export type PageCache = {
  /**
   * The page of a key, cached or rendered. Null for one that others rendered and that may not be shared: then
   * the asker has to make its own.
   */
  take: (key: string, make: () => Promise<Page>, path: string) => Promise<CachedPage | null>;
  /** Whether a page of this key is there, true or not. */
  has: (key: string) => boolean;
  size: () => { pages: number; bytes: number };
  /** How many requests hit the cache, and how many had to render a page or wait for it. */
  requests: () => { hits: number; misses: number };
};

/**
 * Keeps pages in memory, the least used go first. A page is as new as the database was when it was
 * asked for: the changes are counted before a page is rendered, and again for each request. One that
 * nobody else has asked for is rendered at once and has the version counted last: where that was no
 * longer the database's, the next request only finds it outdated. On a restless board a page is shown for `late`
 * milliseconds after it was last known to be true.
 */
export function createPageCache(settings: Settings): PageCache {
  const { versionOf, lastVersionOf, isRestless, maxBytes } = settings;
  const { fresh = 10_000, stale = 50_000, late = 450, now = monotonic } = settings;
  const pages = new LruMap<string, CacheEntry>({ max: maxBytes, sizeOf: pageBytes });
  const flights = new Map<string, Flight>();
  let hits = 0;
  let misses = 0;

  async function take(
    key: string,
    make: () => Promise<Page>,
    path: string,
  ): Promise<CachedPage | null> {
    const isNew = !pages.peek(key) && !flights.has(key);
    const changes = (isNew ? lastVersionOf?.(path) : undefined) ?? (await versionOf(path));
    const entry = pages.peek(key);
    const time = now();
    const isTrue = entry?.changes === changes;
    if (!entry || time >= entry.createdAt + fresh + stale || !(isTrue || mayBeLate(entry, time))) {
      misses += 1;
      return await fly(key, changes, make);
    }
    hits += 1;
    if (isTrue) entry.checkedAt = time;
    // Where nothing has changed but relative times on the page, some seconds late is soon enough.
    const isDue = !isTrue || time >= entry.createdAt + fresh;
    if (isDue && !flights.has(key)) fly(key, changes, make).catch(() => {});
    pages.get(key);
    return entry;
  }

  function mayBeLate(entry: CacheEntry, time: number): boolean {
    return time < entry.checkedAt + late && (isRestless?.() ?? false);
  }

  /** Makes a page once for all who ask for it in the meantime and saw the same changes. */
  async function fly(key: string, changes: string, make: () => Promise<Page>) {
    const under = flights.get(key);
    if (under?.changes === changes) {
      const page = await under.page;
      return page.keepable ? page : null;
    }
    const flight = { changes, page: createEntry(key, changes, make) };
    flights.set(key, flight);
    try {
      const page = await flight.page;
      if (flights.get(key) !== flight) return page;
      pages.delete(key);
      if (page.keepable && pageBytes(key, page) <= maxBytes / 4) pages.set(key, page);
      return page;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  async function createEntry(
    key: string,
    changes: string,
    make: () => Promise<Page>,
  ): Promise<CacheEntry> {
    const checkedAt = now();
    const page = await make();
    const before = pages.peek(key);
    // Unchanged bytes keep their compressed forms.
    if (before?.etag === page.etag) {
      const { body, in: encodings, against, bytes } = before;
      const copies = { body, in: encodings, against, bytes };
      return { ...page, ...copies, changes, createdAt: now(), checkedAt };
    }
    const encodings = encoded(page, () => grow(key, page.etag));
    return { ...page, ...encodings, changes, createdAt: now(), checkedAt };
  }

  function grow(key: string, etag: string): void {
    if (pages.peek(key)?.etag === etag) pages.resized(key);
  }

  return {
    take,
    has: (key) => pages.peek(key) !== undefined,
    size: () => ({ pages: pages.count, bytes: pages.size }),
    requests: () => ({ hits, misses }),
  };
}

/** The wall's clock may be set back; then a page would be fresh for too long. */
const monotonic = () => performance.now();

const overhead = 2048;

function pageBytes(key: string, page: CacheEntry): number {
  return page.bytes() + 2 * key.length + overhead;
}

/** After this many responses a page is compressed again, better. */
const often = 24;
const nextEffort: { [effort in Effort]?: Effort } = { usual: "thorough", thorough: "best" };

/** The number of dictionaries a page is stored for: its readers come from few pages. */
const maxAgainst = 8;

/** The encodings of a page, each compressed on first use; `grown` is called after each. */
function encoded({ body, effort }: Page, grown: () => void) {
  const buffers = new Map<Encoding, Buffer>([["identity", body]]);
  const againstOthers = new Map<string, Buffer>();
  const making = new Map<Encoding, Promise<Buffer>>();
  let bytes = body.length;
  let requests = 0;
  const better = nextEffort[effort];
  const store = (encoding: Encoding, buffer: Buffer) => {
    const more = buffer.length - (buffers.get(encoding)?.length ?? 0);
    buffers.set(encoding, buffer);
    count(more);
    return buffer;
  };
  const count = (more: number) => {
    bytes += more;
    grown();
  };
  const make = (encoding: Encoding, how: Effort) =>
    compress(body, encoding, how).then((buffer) => store(encoding, buffer));
  return {
    bytes: () => bytes,
    in(encoding: Encoding): Buffer | Promise<Buffer> {
      if (encoding === "br" && better && ++requests === often) make("br", better).catch(() => {});
      const ready = buffers.get(encoding);
      if (ready) return ready;
      let promise = making.get(encoding);
      if (!promise) {
        promise = make(encoding, effort).finally(() => making.delete(encoding));
        making.set(encoding, promise);
      }
      return promise;
    },
    async against(dictionary: Dictionary): Promise<Buffer> {
      const known = againstOthers.get(dictionary.sha256);
      if (known) return known;
      const copy = await compressAgainst(dictionary, body, effort);
      if (!againstOthers.has(dictionary.sha256)) {
        againstOthers.set(dictionary.sha256, copy);
        count(copy.length);
      }
      const [oldest] = againstOthers;
      if (oldest && againstOthers.size > maxAgainst) {
        againstOthers.delete(oldest[0]);
        count(-oldest[1].length);
      }
      return copy;
    },
  };
}
