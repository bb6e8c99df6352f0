import { hash } from "node:crypto";
import postgres from "postgres";
import { currentPool } from "#app/platform/database/database.server.ts";
import { shareQuery } from "#app/platform/database/per-database.server.ts";
import { inTime } from "#app/platform/timeout.server.ts";

/** Counts of changes to public pages; see docs/decisions/0009 and 0049. */
export type PageChanges = {
  /**
   * The count as the database knew it after this call; while many ask, as it knew it up to `leaseMs`
   * before, if nothing was heard from it since. Its callers share queries: see `shareQuery`.
   */
  count: () => string | Promise<string>;
  /**
   * What a page's copy goes by, as new as the count: for a page of a job or of a company a text that differs
   * after a change of what it is about, for all others the count. What such a page says of other jobs may be
   * as old as the cache lets a copy become.
   */
  version: (path: string) => string | Promise<string>;
  /**
   * The version by the last count read, unless a change was announced since: current data has this one or a
   * later one.
   */
  lastVersion: (path: string) => string | undefined;
  /** Whether many ask while more than eight changes came within this second or the one before it. */
  isRestless: () => boolean;
  /** Has the next call ask the database, since this process may just have changed something. */
  forget: () => void;
  close: () => Promise<void>;
  /** How many queries the database was sent. */
  queries: () => number;
};

const channel = "furas_page_changes";
/** Milliseconds that a count is good for while the connection is heard from, and after which it is renewed. */
export const leaseMs = 500;
const renewMs = 150;
/** This many calls within a tenth of a second are worth a lease. */
const manyCalls = 20;

type Lease = { count: string; since: number };

/** Milliseconds after which a query is given up, and its connection with it. */
const queryTimeoutMs = 3000;

type Options = {
  /** A clock that is never set back and goes on while the process is paused. */
  now?: () => number;
  timeoutMs?: number;
  /** Whether changes are heard of; on a replica, which announces none, a lease does without. */
  listens?: boolean;
};

export function createPageChanges(
  url: string,
  { now = () => performance.now(), timeoutMs = queryTimeoutMs, listens = true }: Options = {},
): PageChanges {
  let lease: Lease | undefined;
  // A change announced during a query may be missing in its result.
  let heard = 0;
  let queries = 0;
  const isMany = callMeter(now);
  let areMany = false;
  const pace = changeMeter(now);
  const paths = pathVersions(listens ? "p" : "r");

  const forget = () => {
    lease = undefined;
    heard++;
  };
  // A connection of its own: the query must not wait behind those of pages, and it listens.
  const options = { max: 1, onnotice: () => {}, connect_timeout: 10, backoff: () => 0.1 };
  const connect = () =>
    postgres(url, {
      ...options,
      idle_timeout: 0,
      max_lifetime: null,
      onclose: forget,
      // A server that is given up on stops working on it, too.
      connection: { statement_timeout: timeoutMs },
      // The driver's own listen() opens another connection, of which a query on this one says nothing.
      ...({ onnotify: forget } as object),
    });
  let client = connect();

  /** The driver may lose a query whose connection is cut while it is sent: nothing would ever answer it. */
  function reconnect(): void {
    const stuck = client;
    client = connect();
    forget();
    stuck.end({ timeout: 0 }).catch(() => {});
  }

  function orReconnect<T>(answer: Promise<T>): Promise<T> {
    return inTime(answer, timeoutMs).catch((error: unknown) => {
      reconnect();
      throw error;
    });
  }

  const query = shareQuery(async (): Promise<string> => {
    const since = now();
    const before = heard;
    queries++;
    const answer = client<{ count: string; listening: boolean }[]>`
      select coalesce(sum(changes), 0)::text as count,
        ${channel} in (select pg_listening_channels()) as listening
      from page_changes`;
    const [row] = await orReconnect(answer);
    if (!row) throw new Error("The page changes have no count.");
    pace.read(Number(row.count));
    if (row.count !== paths.count()) {
      // A standby's snapshot does not name the open transactions between its bounds: all from the lower one on count.
      const read = client<PathChanges[]>`
        select case when pg_is_in_recovery()
          then format('%1$s:%1$s:', pg_snapshot_xmin(pg_current_snapshot()))
          else pg_current_snapshot()::text end as snapshot, now()::text as "readAt", database_epoch() as epoch,
          (select coalesce(sum(changes), 0)::text from page_changes) as count,
          changes_are_known_since(${paths.readAt()}::text::timestamptz) as "areKnown",
          pages_changed_since(${paths.snapshot()}::text::pg_snapshot) as pages`;
      const [changed] = await orReconnect(read);
      if (changed) paths.apply(changed);
    }
    if (listens && !row.listening) client.unsafe(`listen ${channel}`).catch(() => {});
    else if (heard === before) lease = { count: row.count, since };
    return row.count;
  });

  function count(): string | Promise<string> {
    const age = lease ? now() - lease.since : leaseMs;
    areMany = isMany();
    if (!areMany || !lease || age >= leaseMs) return query.run();
    if (age >= renewMs && !query.isRunning()) query.run().catch(() => {});
    return lease.count;
  }

  return {
    count,
    version(path) {
      const counted = count();
      if (!hasOwnVersion(path)) return counted;
      if (typeof counted === "string") return paths.version(path);
      return counted.then(() => paths.version(path));
    },
    lastVersion(path) {
      return lease && hasOwnVersion(path) ? paths.version(path) : lease?.count;
    },
    isRestless: () => areMany && pace.isFast(),
    forget,
    close: () => client.end({ timeout: 5 }),
    queries: () => queries,
  };
}

/** The pages that are read one by one, by their addresses in paths.ts. */
function hasOwnVersion(path: string): boolean {
  return /^\/(?:jobs|companies)\/[^/]+$/.test(path);
}

type PathChanges = {
  snapshot: string;
  readAt: string;
  epoch: string;
  count: string;
  areKnown: boolean;
  /** The MD5 of their paths, "*" for all. */
  pages: string[] | null;
};

/** Beyond so many paths all are taken for changed. */
const maxPaths = 50_000;

/**
 * Numbers the changes of each path in the order in which they were read. `of` keeps the numbers of the primary and of
 * the replica apart: each begins at its first reading.
 */
function pathVersions(of: string) {
  let seen = { snapshot: null as string | null, readAt: "-infinity", epoch: "", count: "" };
  let last = 0;
  let ofAll = 0;
  const versions = new Map<string, number>();
  return {
    snapshot: () => seen.snapshot,
    readAt: () => seen.readAt,
    count: () => seen.count,
    version: (path: string) => `${of}${ofAll}.${versions.get(hash("md5", path)) ?? 0}`,
    apply({ areKnown, pages, ...read }: PathChanges): void {
      last++;
      const isKnown = areKnown && read.epoch === seen.epoch;
      for (const page of pages ?? []) versions.set(page, last);
      if (!isKnown || versions.has("*") || versions.size > maxPaths) {
        versions.clear();
        ofAll = last;
      }
      seen = read;
    },
  };
}

const spanMs = 100;

/** Counts calls; each says whether they are many now or were in the span before. */
function callMeter(now: () => number): () => boolean {
  let began = Number.NEGATIVE_INFINITY;
  let calls = 0;
  let before = 0;
  return () => {
    const passed = now() - began;
    if (passed >= spanMs) {
      before = passed < 2 * spanMs ? calls : 0;
      calls = 0;
      began = now();
    }
    calls++;
    return Math.max(calls, before) > manyCalls;
  };
}

const paceMs = 1000;
const fastPace = 8;

/** Counts the changes of this second and of the one before it, by the counts that were read. */
function changeMeter(now: () => number) {
  let began = Number.NEGATIVE_INFINITY;
  let first = 0;
  let last = 0;
  let before = 0;
  return {
    read(count: number): void {
      const passed = now() - began;
      if (passed >= paceMs) {
        const goesOn = passed < 2 * paceMs;
        before = goesOn ? last - first : 0;
        first = goesOn ? last : count;
        began = now();
      }
      last = count;
    },
    isFast: () => now() - began < 2 * paceMs && Math.max(before, last - first) > fastPace,
  };
}

/** Of the primary, and of the replica that public pages are read from where there is one. */
let opened: { primary: PageChanges; replica: PageChanges | undefined } | undefined;

export function openPageChanges(url: string, readUrl?: string): void {
  opened = {
    primary: createPageChanges(url),
    replica: readUrl ? createPageChanges(readUrl, { timeoutMs: 1000, listens: false }) : undefined,
  };
}

export async function closePageChanges(): Promise<void> {
  await Promise.all([opened?.primary.close(), opened?.replica?.close()]);
  opened = undefined;
}

/** Of the database that is read from: a page must not be older than its count. */
function current(): PageChanges | undefined {
  return (currentPool() === "replica" ? opened?.replica : undefined) ?? opened?.primary;
}

/** See `PageChanges.version`. */
export function pageVersion(path: string): string | Promise<string> {
  const changes = current();
  if (!changes) throw new Error("The page changes are not open.");
  return changes.version(path);
}

/** See `PageChanges.lastVersion`. */
export function lastPageVersion(path: string): string | undefined {
  return current()?.lastVersion(path);
}

/** See `PageChanges.count`. */
export function countPageChanges(): string | Promise<string> {
  const changes = current();
  if (!changes) throw new Error("The page changes are not open.");
  return changes.count();
}

/** See `PageChanges.isRestless`. */
export function isBoardRestless(): boolean {
  return current()?.isRestless() ?? false;
}

/** See `PageChanges.forget`. */
export function forgetPageChanges(): void {
  opened?.primary.forget();
  opened?.replica?.forget();
}
