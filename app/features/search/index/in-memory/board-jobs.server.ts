import { stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { perDatabase, shareQuery } from "#app/platform/database/per-database.server.ts";
import { onPrimary } from "#app/platform/database/replica.server.ts";
import { log, requestId } from "#app/platform/log/log.server.ts";
import { ServiceUnavailableError } from "#app/platform/service-unavailable.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { firstId } from "#app/platform/uuid.ts";
import type { BoardJobs } from "./board.ts";
import { readBoardFile, writeBoardFile } from "./board-file.server.ts";
import { HeldCards } from "./held-cards.ts";
import { bytesOfJob, JobColumns, type SortTexts } from "./job-columns.ts";
import { PostingLists } from "./ordinals.ts";
import { readCards } from "./read-cards.server.ts";
import { TermIndex } from "./term-index.ts";

/** The bytes of a job, about: its columns, its texts and its place in the lists of some 170 terms. */
export const bytesHeld = 430;
/** While everything is read again, a search waits so many milliseconds; then it uses the earlier reading. */
const timeoutMs = 2_000;
/** A request waits so many milliseconds for the first reading. */
const firstTimeoutMs = 5_000;
/** The memory of posting lists that were joined. */
const joinedBytes = 8 * 2 ** 20;

/** Some kilobyte each: a board of a few thousand jobs is held whole. */
const maxCards = 10_000;
/** This many take some ten milliseconds. */
const partOfCards = 200;

const memory = perDatabase(() => ({
  loaded: undefined as BoardJobs | undefined,
  loading: undefined as Promise<BoardJobs> | undefined,
  storedVersion: undefined as string | undefined,
}));

/** Whether the index has been read, which it is once at first. */
export const isBoardRead = (): boolean => memory().loaded !== undefined;

/** Whether the index holds the newest jobs only, for want of memory. */
export const isBoardFull = (): boolean => memory().loaded?.isFull ?? false;

/** How many jobs this process holds, and how many its memory limit lets it hold. */
export const boardUse = () => ({
  jobs: memory().loaded?.columns.jobs ?? 0,
  max: maxJobs(),
  isFull: isBoardFull(),
});

/**
 * The active jobs as this process last read them; reads them where it has not. Background work waits for
 * that as long as it lasts, a request until it is told that the board is starting.
 */
export async function boardJobs(): Promise<BoardJobs> {
  const { loaded } = memory();
  if (loaded) return loaded;
  const loading = loadJobs();
  return requestId() === undefined ? loading : Promise.race([loading, failLater()]);
}

function failLater(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new ServiceUnavailableError("starting"));
  globalThis.setTimeout(fail, firstTimeoutMs).unref();
  return promise;
}

/**
 * Reads all jobs, or joins a reading in progress; of more than the memory limit the newest. The earlier
 * reading serves until it is done.
 */
export function loadJobs(): Promise<BoardJobs> {
  const held = memory();
  held.loading ??= onPrimary(load).finally(() => {
    held.loading = undefined;
  });
  return held.loading;
}

const refreshing = shareQuery(async () => {
  const { loaded } = memory();
  if (!loaded) return loadJobs();
  if (await refresh(loaded)) {
    // It is read anew beside, since it has more places of gone jobs than of others.
    if (isWorn(loaded)) loadJobs().catch(() => {});
    return loaded;
  }
  return Promise.race([loadJobs(), setTimeout(timeoutMs, loaded, { ref: false })]);
});

/** The jobs with the changes known to the database after this call. */
export const refreshJobs = (): Promise<BoardJobs> => refreshing.run();

function isWorn({ columns }: BoardJobs): boolean {
  return columns.size > 2 * columns.jobs + 10_000 || columns.jobs > 1.1 * maxJobs();
}

/** How many jobs the memory limit lets this process hold. */
const maxJobs = (): number => Math.floor(settings().searchBytes / bytesHeld);

type Change = {
  id: string;
  /** Its row for JobColumns in hexadecimal, and its terms; null where it is no active job now. */
  job: string | null;
  terms: string[] | null;
  title: string;
  company: string;
};
type Head = Pick<BoardJobs, "snapshot" | "readAt" | "lineage" | "version">;

/** This many block the process for some eight milliseconds. */
const partOfJobs = 200;

/** Applies the changes in parts; false if everything has to be read again. */
async function refresh(board: BoardJobs): Promise<boolean> {
  const [row] = await db.execute<
    Head & { isKnown: boolean; changes: Change[] | null; companies: string[] | null }
  >(sql`
    select pg_current_snapshot()::text as snapshot, now()::text as "readAt", board_version() as version,
      changes_are_known_since(${board.readAt}::timestamptz) as "isKnown",
      company_changes_since(${board.snapshot}::pg_snapshot) as companies,
      job_changes_since(${board.snapshot}::pg_snapshot, ${firstId}, ${partOfJobs}) as changes,
      database_lineage() as lineage`);
  if (!row?.isKnown || row.lineage !== board.lineage) return false;
  let part = row.changes ?? [];
  apply(board, part);
  while (part.length === partOfJobs) {
    part = await changesAfter(board, part.at(-1)?.id ?? firstId);
    apply(board, part);
  }
  board.cards.deleteOf(row.companies ?? []);
  board.snapshot = row.snapshot;
  board.readAt = row.readAt;
  board.version = row.version;
  return true;
}

/** The next part of the changes since the board's snapshot; the later ones are read again next time. */
async function changesAfter({ snapshot }: BoardJobs, id: string): Promise<Change[]> {
  const [row] = await db.execute<{ changes: Change[] | null }>(sql`
    select job_changes_since(${snapshot}::pg_snapshot, ${id}, ${partOfJobs}) as changes`);
  return row?.changes ?? [];
}

function apply({ columns, index, postings }: BoardJobs, changes: readonly Change[]): void {
  for (const { id, job, terms, ...texts } of changes) {
    columns.remove(viewOf(id.replaceAll("-", "")), 0);
    if (!job) continue;
    const ordinal = columns.add(viewOf(job), 0, texts);
    index.add(ordinal, Buffer.from(terms?.join("\n") ?? ""));
    postings.add(ordinal, terms ?? []);
  }
}

async function load(): Promise<BoardJobs> {
  const held = memory();
  const origin = await readOrigin();
  const { lineage, limit } = origin;
  const stored = held.loaded ? undefined : await readBoardFile(filePath(), origin);
  const board =
    (stored && (await upToDate(stored, lineage))) ??
    (await upToDate(await readAll(limit), lineage));
  if (!board) throw new Error("The database has changed while it was read.");
  // Reading leaves tens of megabytes of garbage, which would lie until the next few requests have made more.
  if (!held.loaded) globalThis.gc?.();
  held.loaded = board;
  holdNewest(board).catch(() => {});
  return board;
}

type Read = Pick<BoardJobs, "columns" | "index" | "isFull" | "snapshot" | "readAt">;

/** With the changes since its snapshot; undefined if these are not known. */
async function upToDate(read: Read, lineage: string): Promise<BoardJobs | undefined> {
  await read.index.compact();
  const board: BoardJobs = {
    ...read,
    lineage,
    version: "",
    postings: new PostingLists(joinedBytes),
    cards: new HeldCards(maxCards),
  };
  return (await refresh(board)) ? board : undefined;
}

/** The snapshot is older, so changes during the reading are read again. */
async function readAll(limit: number): Promise<Read> {
  const [head] = await db.execute<Pick<Head, "snapshot" | "readAt">>(sql`
    select pg_current_snapshot()::text as snapshot, now()::text as "readAt"`);
  if (!head) throw new Error("The database has no snapshot.");
  const columns = new JobColumns();
  const index = new TermIndex();
  const last = await lastBefore(limit);
  if (last) log("search index is full", { jobs: limit });
  for await (const { view, terms, texts } of readParts(last)) {
    let from = 0;
    for (const [nth, each] of texts.entries()) {
      const at = nth * bytesOfJob;
      const tab = terms.indexOf(9, from);
      const to = tab < 0 ? terms.length : tab;
      // One that was moved meanwhile comes again.
      columns.remove(view, at);
      index.add(columns.add(view, at, each), terms, from, to);
      from = to + 1;
    }
  }
  return { columns, index, isFull: last !== null, ...head };
}

const storedLatelyMs = 60_000;
const filePath = () => join(settings().dataDir, "search-index");

/** What a stored index has to be of. */
async function readOrigin() {
  const [row] = await db.execute<{ lineage: string }>(sql`select database_lineage() as lineage`);
  if (!row) throw new Error("The database has no lineage.");
  return { lineage: row.lineage, limit: maxJobs() };
}

/** Stores the index beside the database for the next start, if it has changed since; see board-file.server.ts. */
export async function storeBoard(): Promise<void> {
  const held = memory();
  const { loaded } = held;
  if (!loaded || loaded.version === held.storedVersion) return;
  const age = await stat(filePath()).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => undefined,
  );
  // Another worker has stored the same.
  if (age !== undefined && age < storedLatelyMs) return;
  const { version, lineage } = loaded;
  await writeBoardFile(filePath(), loaded, { lineage, limit: maxJobs() });
  held.storedVersion = version;
}

async function holdNewest(board: BoardJobs): Promise<void> {
  const newest = board.columns.all().subarray(-maxCards);
  for (let at = 0; at < newest.length && board === memory().loaded; at += partOfCards) {
    const { version } = await readCards(board, newest.subarray(at, at + partOfCards));
    // These are not held, since something has changed.
    if (version !== undefined && version !== board.version) await refreshJobs();
  }
}

/** The oldest jobs first, with the terms and texts of each. */
async function* readParts(after: Uint8Array | null): AsyncGenerator<JobPart> {
  let last = after;
  do {
    const part: JobPart | undefined = await readPart(last);
    if (!part) return;
    yield part;
    last = part.jobs.subarray(-bytesOfJob);
  } while (true);
}

/** The newest job that is not among so many newest ones; null for none. */
async function lastBefore(jobs: number): Promise<Uint8Array | null> {
  const [row] = await db.execute<{ job: Uint8Array }>(sql`
    select job_column(job_id, posted_at, code, pay_low, pay_high, '~') as job from job_terms
    order by posted_at desc nulls first, job_id desc nulls first offset ${jobs} limit 1`);
  return row?.job ?? null;
}

type JobPart = { jobs: Uint8Array; view: DataView; terms: Uint8Array; texts: SortTexts[] };

async function readPart(last: Uint8Array | null): Promise<JobPart | undefined> {
  const [row] = await db.execute<{
    jobs: Uint8Array | null;
    terms: Uint8Array;
    titles: string[];
    companies: string[];
  }>(
    sql`select jobs, terms, titles, companies from job_columns(${last}::bytea, ${partOfJobs}::int)`,
  );
  if (!row?.jobs) return undefined;
  const { jobs, terms, titles, companies } = row;
  const view = new DataView(jobs.buffer, jobs.byteOffset, jobs.byteLength);
  const texts = titles.map((title, at) => ({ title, company: companies[at] ?? "" }));
  return { jobs, view, terms, texts };
}

function viewOf(hex: string): DataView {
  const bytes = Buffer.from(hex, "hex");
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
