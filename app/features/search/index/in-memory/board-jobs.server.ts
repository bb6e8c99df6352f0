import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { perDatabase, shareQuery } from "#app/platform/database/per-database.server.ts";
import { onPrimary } from "#app/platform/database/replica.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { firstId } from "#app/platform/uuid.ts";
import type { BoardJobs } from "./board.ts";
import { HeldCards } from "./held-cards.ts";
import { bytesOfJob, JobColumns } from "./job-columns.ts";
import { PostingLists } from "./ordinals.ts";
import { readCards } from "./read-cards.server.ts";
import { TermIndex } from "./term-index.ts";

/** The bytes of a job, about: its columns and its place in the lists of some 170 terms. */
const bytesHeld = 366;
/** Above this many changes everything is read again: it costs no more. */
const maxChanges = 20_000;
/** Milliseconds until everything is read again where that did not help, or had to be done before. */
const againAfterMs = 30_000;
/** The memory of posting lists that were joined. */
const joinedBytes = 8 * 2 ** 20;

/** Some kilobyte each: a board of a few thousand jobs is held whole. */
const maxCards = 10_000;
/** This many take some ten milliseconds. */
const partOfCards = 200;

const memory = perDatabase(() => ({
  loaded: undefined as BoardJobs | undefined,
  loading: undefined as Promise<void> | undefined,
  notBefore: 0,
}));

/** The jobs as this process knows them; undefined until they have been read, which this begins. */
export function jobsInMemory(): BoardJobs | undefined {
  const { loaded, loading, notBefore } = memory();
  if (!loaded && !loading && performance.now() >= notBefore) void loadJobs().catch(() => {});
  return loaded;
}

/** Reads all jobs, unless they exceed the memory limit, or joins a reading in progress. */
export function loadJobs(): Promise<void> {
  const held = memory();
  held.loading ??= onPrimary(load).finally(() => {
    held.loading = undefined;
    held.notBefore = performance.now() + againAfterMs;
  });
  return held.loading;
}

const refreshing = shareQuery(async () => {
  const held = memory();
  if (held.loaded && !(await refresh(held.loaded))) held.loaded = undefined;
});

/** Applies the changes known to the database after this call. */
export const refreshJobs = (): Promise<void> => refreshing.run();

type Change = {
  id: string;
  /** Its row for JobColumns in hexadecimal, and its terms; null where it is no active job now. */
  job: string | null;
  terms: string[] | null;
};
type Head = Pick<BoardJobs, "snapshot" | "readAt" | "epoch" | "version">;

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
      database_epoch() as epoch`);
  const isWorn = board.columns.size > 2 * board.columns.jobs + 10_000;
  if (!row?.isKnown || row.epoch !== board.epoch || isWorn) return false;
  let part = row.changes ?? [];
  apply(board, part);
  for (let applied = part.length; part.length === partOfJobs; applied += part.length) {
    if (applied >= maxChanges) return false;
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
  for (const { id, job, terms } of changes) {
    columns.remove(viewOf(id.replaceAll("-", "")), 0);
    if (!job) continue;
    const ordinal = columns.add(viewOf(job), 0);
    index.add(ordinal, Buffer.from(terms?.join("\n") ?? ""));
    postings.add(ordinal, terms ?? []);
  }
}

/** The snapshot is older, so changes during the reading are read again. */
async function load(): Promise<void> {
  const held = memory();
  const [head] = await db.execute<Head & { jobs: number }>(sql`
    select pg_current_snapshot()::text as snapshot, now()::text as "readAt", board_version() as version, database_epoch() as epoch,
      (select reltuples::int from pg_class where oid = 'job_terms'::regclass) as jobs`);
  const maxJobs = settings().searchBytes / bytesHeld;
  if (!head || head.jobs > maxJobs) return;
  const { jobs: _, ...read } = head;
  const columns = new JobColumns();
  const index = new TermIndex();
  for await (const { view, terms } of readParts()) {
    let from = 0;
    for (let at = 0; at < view.byteLength; at += bytesOfJob) {
      const tab = terms.indexOf(9, from);
      const to = tab < 0 ? terms.length : tab;
      // One that was moved meanwhile comes again.
      columns.remove(view, at);
      index.add(columns.add(view, at), terms, from, to);
      from = to + 1;
    }
    if (columns.jobs > maxJobs) return;
  }
  const board = {
    columns,
    index,
    postings: new PostingLists(joinedBytes),
    cards: new HeldCards(maxCards),
    ...read,
  };
  if (!(await refresh(board))) return;
  held.loaded = board;
  await holdNewest(board);
}

async function holdNewest(board: BoardJobs): Promise<void> {
  const newest = board.columns.all().subarray(-maxCards);
  for (let at = 0; at < newest.length && board === memory().loaded; at += partOfCards) {
    const { version } = await readCards(board, newest.subarray(at, at + partOfCards));
    // These are not held, since something has changed.
    if (version !== undefined && version !== board.version) await refreshJobs();
  }
}

/** The oldest jobs first, with the terms of each. */
async function* readParts(): AsyncGenerator<JobPart> {
  let last: Uint8Array | null = null;
  do {
    const part: JobPart | undefined = await readPart(last);
    if (!part) return;
    yield part;
    last = part.jobs.subarray(-bytesOfJob);
  } while (true);
}

type JobPart = { jobs: Uint8Array; view: DataView; terms: Uint8Array };

async function readPart(last: Uint8Array | null): Promise<JobPart | undefined> {
  const [row] = await db.execute<{ jobs: Uint8Array | null; terms: Uint8Array | null }>(
    sql`select jobs, terms from job_columns(${last}::bytea, ${partOfJobs}::int, true)`,
  );
  const { jobs, terms } = row ?? {};
  if (!jobs) return undefined;
  const view = new DataView(jobs.buffer, jobs.byteOffset, jobs.byteLength);
  return { jobs, view, terms: terms ?? new Uint8Array(0) };
}

function viewOf(hex: string): DataView {
  const bytes = Buffer.from(hex, "hex");
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
