import { sql } from "drizzle-orm";
import {
  readTextOrder,
  textSelect,
} from "#app/features/search/index/in-database/by-text.server.ts";
import { readRows } from "#app/features/search/index/in-database/read-rows.server.ts";
import type { TextOrder, TimePart } from "#app/features/search/index/index-reader.ts";
import type { JobColumns } from "./job-columns.ts";
import type { Ordinals } from "./ordinals.ts";

const bytesOfId = 16;
/** Most often the first few thousand of an order have enough. */
const usualParts = { first: 4_000, next: 50_000 };

/**
 * The first `skip` + `limit` of many matches by title, company's name or salary: the order of all jobs is
 * read in parts until these are met.
 */
export async function firstByText(
  columns: JobColumns,
  matches: Ordinals,
  order: TextOrder,
  { from, skip, limit }: TimePart,
  parts = usualParts,
): Promise<number[]> {
  const isMatch = new Uint8Array(columns.size);
  for (const ordinal of matches) isMatch[ordinal] = 1;
  const first: number[] = [];
  const wanted = skip + limit;
  let [place, size] = [from, parts.first];
  while (true) {
    const ids = await readTextOrder(order, { from: place, limit: size });
    const view = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
    for (let at = 0; at < ids.length && first.length < wanted; at += bytesOfId) {
      const ordinal = columns.ordinalOf(view, at);
      if (isMatch[ordinal] === 1) first.push(ordinal);
    }
    if (first.length === wanted || ids.length < size * bytesOfId) return first;
    place = await placeOf(order, ids.subarray(-bytesOfId));
    size = parts.next;
  }
}

async function placeOf(order: TextOrder, id: Uint8Array) {
  const hex = Buffer.from(id).toString("hex");
  const only = { from: undefined, skip: 0, limit: 1 };
  const [row] = await readRows(textSelect(order, sql`job_id = ${hex}::uuid`, only));
  // The board's version has changed, so that all is made again.
  if (!row) throw new Error("A job has gone from the order.");
  return row.place;
}
