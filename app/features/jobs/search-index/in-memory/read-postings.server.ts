import { sql } from "drizzle-orm";
import { printTermQuery } from "#app/features/jobs/search/terms/print-term-query.ts";
import { anyOf, nothing, tag } from "#app/features/jobs/search/terms/term-query.ts";
import { readTableStatistics } from "#app/features/jobs/search-index/in-database/table-statistics.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { BoardJobs } from "./board-jobs.server.ts";
import type { JobColumns } from "./job-columns.ts";
import { marked, type Ordinals } from "./ordinals.ts";
import type { AnyTerm, PostingLists } from "./posting-lists.ts";
import type { TermIndex } from "./term-index.ts";

/** What memory cannot answer now, the database does. */
export class NotInMemoryError extends Error {}

/** Of longer lists nobody waits for the first reading. */
const maxAwaited = 30_000;

/**
 * The posting lists of these terms. Until all are held, those that are not are read for a caller who
 * waits; very long ones only the next caller has.
 */
export async function readPostings(
  board: BoardJobs,
  wanted: readonly AnyTerm[],
  waits: boolean,
): Promise<Ordinals[]> {
  const held = wanted.map((terms) => board.postings.get(terms));
  const missing = wanted.filter((_, at) => held[at] === undefined);
  if (missing.length === 0) return held as Ordinals[];
  const { index, postings } = board;
  if (index) return wanted.map((terms, at) => held[at] ?? joined(index, postings, terms));
  if (!waits) throw new NotInMemoryError("The lists are not held.");
  const { jobs, shareOf } = await readTableStatistics();
  const expected = jobs * missing.flat().reduce((sum, term) => sum + shareOf(term), 0);
  const fetching =
    expected > maxAwaited ? fetchLong(board, missing) : fetchPostings(board, missing);
  const fetched = await fetching;
  return held.map((ordinals) => ordinals ?? (fetched.shift() as Ordinals));
}

/** Lists that had to be joined are kept. */
function joined(index: TermIndex, postings: PostingLists, terms: AnyTerm): Ordinals {
  const ordinals = index.ordinalsOf(terms);
  postings.set(terms, ordinals);
  return ordinals;
}

let fetchingLong = false;

/** Begins to read long lists, one caller's at a time: that takes a connection for a tenth of a second. */
async function fetchLong(board: BoardJobs, wanted: readonly AnyTerm[]): Promise<never> {
  if (fetchingLong) throw new NotInMemoryError("Other lists are being read.");
  fetchingLong = true;
  fetchPostings(board, wanted)
    .catch(() => {})
    .finally(() => {
      fetchingLong = false;
    });
  throw new NotInMemoryError("The lists are being read.");
}

async function fetchPostings(board: BoardJobs, wanted: readonly AnyTerm[]): Promise<Ordinals[]> {
  const { changes } = board;
  const keys = wanted.map((terms) => printTermQuery(anyOf(terms.map(tag)) ?? nothing));
  const rows = await db.execute<{ ids: Uint8Array }>(
    sql`select posting_list(key) as ids from unnest(${sql.param(keys)}::text[]) key`,
  );
  // A job that was added in between would stand in none of the new lists.
  if (board.changes !== changes) throw new NotInMemoryError("The board has changed.");
  return wanted.map((terms, at) => {
    const ordinals = ordinalsOf(board.columns, rows[at]?.ids ?? new Uint8Array(0));
    board.postings.set(terms, ordinals);
    return ordinals;
  });
}

function ordinalsOf(columns: JobColumns, ids: Uint8Array): Ordinals {
  const view = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
  const ordinals = new Uint32Array(ids.length / 16);
  let count = 0;
  for (let at = 0; at < ids.length; at += 16) {
    const ordinal = columns.ordinalOf(view, at);
    // One that was posted just now is added with the next changes.
    if (ordinal >= 0) ordinals[count++] = ordinal;
  }
  return sorted(ordinals.subarray(0, count), columns.size);
}

/** To sort many takes longer than to mark them among all. */
function sorted(ordinals: Ordinals, size: number): Ordinals {
  if (16 * ordinals.length < size) return ordinals.sort();
  return marked([ordinals], ordinals.length, size);
}
