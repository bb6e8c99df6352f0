import { sql } from "drizzle-orm";
import type { CodeCount } from "#app/features/jobs/job-codes.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shareQuery } from "#app/platform/database/shared-query.server.ts";
import { bytesOfJob, JobColumns } from "./job-columns.ts";
import { PostingLists } from "./posting-lists.ts";
import { TermIndex } from "./term-index.ts";

/** The active jobs in the memory of this process, and the posting lists of their terms. */
export type BoardJobs = {
  columns: JobColumns;
  /** Of all terms, once they have been read; on a huge board none. */
  index: TermIndex | undefined;
  /** Of what was searched for, ready to be used. */
  postings: PostingLists;
  /** Jobs that were added while the index is being read; undefined at other times. */
  added: { ordinal: number; terms: Uint8Array }[] | undefined;
  /** Another one after any change of a job or company; see board_version in SQL. */
  version: string;
  /** What the database knew when they were read. */
  snapshot: string;
  /** Another one after a crash or for another database: then all is read again. */
  epoch: string;
  /** How many changes were applied. */
  changes: number;
  /** All jobs by code as they were in this minute, once they were counted. */
  whole?: { version: string; minute: number; counts: CodeCount[] };
};

/** Of more jobs nothing is held: some 40 bytes each. */
const maxJobs = 1_500_000;
/** Of more jobs not all terms are held: some 200 bytes each. */
const maxIndexed = 400_000;
/** So many changes at once are read together with all else. */
const maxChanges = 2_000;
/** Milliseconds until everything is read again where that did not help, or had to be done before. */
const againAfterMs = 30_000;
/** The memory of posting lists beside an index of all terms, and without one. */
const [cachedBytes, listedBytes] = [8 * 2 ** 20, 24 * 2 ** 20];

let loaded: BoardJobs | undefined;
let loading: Promise<void> | undefined;
let notBefore = 0;

/** The jobs as this process knows them; undefined until they have been read, which this begins. */
export function jobsInMemory(): BoardJobs | undefined {
  if (!loaded && !loading && performance.now() >= notBefore) void loadJobs().catch(() => {});
  return loaded;
}

/** Reads all jobs, or ends when somebody else has; the terms of all as well where there are so many jobs at most. */
export function loadJobs(indexed = maxIndexed): Promise<void> {
  loading ??= load(indexed).finally(() => {
    loading = undefined;
    notBefore = performance.now() + againAfterMs;
  });
  return loading;
}

const refreshing = shareQuery(refresh);

/** Applies what has changed, as the database knew it after this call. */
export const refreshJobs = (): Promise<void> => refreshing.run();

type Change = {
  id: string;
  /** Its row for JobColumns in hexadecimal, and its terms; null where it is no active job now. */
  job: string | null;
  terms: string[] | null;
};
type Head = Pick<BoardJobs, "snapshot" | "epoch" | "version">;

async function refresh(): Promise<void> {
  const board = loaded;
  if (!board) return;
  const [row] = await db.execute<Head & { changes: Change[] | null }>(sql`
    select pg_current_snapshot()::text as snapshot, board_version() as version,
      -- First, since it locks the table: nobody truncates it before the epoch is read.
      job_changes_since(${board.snapshot}::pg_snapshot, ${maxChanges + 1}::int) as changes,
      database_epoch() as epoch`);
  if (loaded !== board) return;
  const { columns } = board;
  const isWorn = columns.size > 2 * columns.jobs + 10_000;
  const isWhole = row?.epoch === board.epoch && (row.changes?.length ?? 0) <= maxChanges;
  if (!isWhole || isWorn) {
    loaded = undefined;
    return;
  }
  for (const { id, job, terms } of row.changes ?? []) {
    board.changes += 1;
    columns.remove(viewOf(id.replaceAll("-", "")), 0);
    if (job) addJob(board, columns.add(viewOf(job), 0), terms ?? []);
  }
  board.snapshot = row.snapshot;
  board.version = row.version;
}

function addJob({ index, added, postings }: BoardJobs, ordinal: number, terms: readonly string[]) {
  const bytes = Buffer.from(terms.join("\n"));
  added?.push({ ordinal, terms: bytes });
  index?.add(ordinal, bytes);
  postings.add(ordinal, terms);
}

const partOfJobs = 20_000;
/** So many take some eight milliseconds, in which the process does nothing else. */
const partWithTerms = 200;

/** What changes meanwhile is read again, since the snapshot is older. */
async function load(indexed: number): Promise<void> {
  const [head] = await db.execute<Head & { jobs: number }>(sql`
    select pg_current_snapshot()::text as snapshot, board_version() as version, database_epoch() as epoch,
      (select reltuples::int from pg_class where oid = 'job_terms'::regclass) as jobs`);
  if (!head || head.jobs > maxJobs) return;
  const { jobs: _, ...read } = head;
  const columns = new JobColumns();
  for await (const { view } of readParts(partOfJobs, false)) {
    for (let at = 0; at < view.byteLength; at += bytesOfJob) columns.add(view, at);
  }
  const isIndexed = columns.jobs <= indexed;
  loaded = {
    ...{ columns, ...read, changes: 0, index: undefined, added: isIndexed ? [] : undefined },
    postings: new PostingLists(isIndexed ? cachedBytes : listedBytes),
  };
  if (isIndexed) indexing = readIndex(loaded).catch(() => {});
}

/** The oldest jobs first; with the terms of each, where they are asked for. */
async function* readParts(limit: number, withTerms: boolean): AsyncGenerator<JobPart> {
  let last: Uint8Array | null = null;
  do {
    const part: JobPart | undefined = await readPart(last, limit, withTerms);
    if (!part) return;
    yield part;
    last = part.jobs.subarray(-bytesOfJob);
  } while (true);
}

type JobPart = { jobs: Uint8Array; view: DataView; terms: Uint8Array | null };

async function readPart(last: Uint8Array | null, limit: number, withTerms: boolean) {
  const [row] = await db.execute<{ jobs: Uint8Array | null; terms: Uint8Array | null }>(
    sql`select jobs, terms from job_columns(${last}::bytea, ${limit}::int, ${withTerms}::boolean)`,
  );
  const { jobs, terms = null } = row ?? {};
  if (!jobs) return undefined;
  return { jobs, view: new DataView(jobs.buffer, jobs.byteOffset, jobs.byteLength), terms };
}

let indexing: Promise<void> = Promise.resolve();

/** Resolves when no index is being read; for tests. */
export const indexRead = (): Promise<void> => indexing;

/**
 * Reads the terms of all jobs, while the posting lists of what is searched for are asked of the database.
 * A job that has changed since is dead by the time that it is known: until then no answer is given from
 * this version of the board.
 */
async function readIndex(board: BoardJobs): Promise<void> {
  const index = new TermIndex();
  const { size } = board.columns;
  let last = -1;
  try {
    for await (const { view, terms } of readParts(partWithTerms, true)) {
      if (loaded !== board) return;
      if (!terms) break;
      let from = 0;
      for (let at = 0; at < view.byteLength; at += bytesOfJob) {
        const tab = terms.indexOf(9, from);
        const to = tab < 0 ? terms.length : tab;
        const ordinal = board.columns.ordinalOf(view, at);
        // What was added or moved since comes at the end.
        if (ordinal > last && ordinal < size) {
          last = ordinal;
          index.add(ordinal, terms, from, to);
        }
        from = to + 1;
      }
    }
    for (const { ordinal, terms } of board.added ?? []) index.add(ordinal, terms);
    board.index = index;
  } finally {
    board.added = undefined;
  }
}

function viewOf(hex: string): DataView {
  const bytes = Buffer.from(hex, "hex");
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
