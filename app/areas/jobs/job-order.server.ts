import { asc, desc, type SQL, sql } from "drizzle-orm";
import { fold } from "../../platform/fold.ts";
import { type KeywordSearch, matchRank } from "./job-keyword.server.ts";
import { isUuid, type JobQuery, type JobSort, sortOf } from "./job-query.ts";
import { jobSearch, jobs } from "./jobs.table.ts";

/** One thing that a list is ordered by. `read` is its value as a cursor keeps it. */
type Key = {
  by: SQL;
  down: boolean;
  read: SQL<string>;
  type: "timestamptz" | "uuid" | "text" | "int";
};

/** An order with no two jobs alike in it, and what a cursor of it holds. */
export type JobOrder = { sort: JobSort; keys: Key[] };

export function orderOf(query: JobQuery, search?: KeywordSearch): JobOrder {
  const sort = sortOf(query);
  const down = sort !== "oldest";
  const posted = key(sql`${jobs.createdAt}`, down, "timestamptz");
  const last = key(sql`${jobs.id}`, down, "uuid");
  return { sort, keys: [...firstKeys(sort, search), posted, last] };
}

function firstKeys(sort: JobSort, search?: KeywordSearch): Key[] {
  // Folded texts in code order are alphabetical in both languages, wherever the server stands.
  if (sort === "title") return [key(sql`${jobSearch.title} collate "C"`, false, "text")];
  if (sort === "company") return [key(sql`${jobSearch.company} collate "C"`, false, "text")];
  return sort === "best" && search ? [key(matchRank(search), false, "int")] : [];
}

function key(by: SQL, down: boolean, type: Key["type"]): Key {
  // Microseconds: a JavaScript date would lose them and let jobs of one second slip.
  const read =
    type === "timestamptz"
      ? sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : sql<string>`(${by})::text`;
  return { by, down, read, type };
}

export function orderBy({ keys }: JobOrder): SQL[] {
  return keys.map(({ by, down }) => (down ? desc(by) : asc(by)));
}

/** What to read of each job so that a cursor can be made of it. */
export function cursorColumn({ keys }: JobOrder): SQL<string[]> {
  return sql<string[]>`array[${sql.join(
    keys.map(({ read }) => read),
    sql`, `,
  )}]`;
}

/** An opaque text for the place after this job. */
export function writeCursor({ sort }: JobOrder, values: readonly string[]): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString("base64url");
}

/** The jobs that come after a cursor; undefined for one that is none of this order's. */
export function afterCursor(order: JobOrder, cursor: string): SQL | undefined {
  const values = readCursor(order, cursor);
  if (!values) return undefined;
  const place = order.keys.map(({ by, down, type }, i) => ({
    by,
    value: sql`${values[i]}::${sql.raw(type)}`,
    sign: sql.raw(down ? "<" : ">"),
  }));
  let after: SQL = sql`false`;
  for (const { by, value, sign } of place.reverse()) {
    // The bound that stands alone is what an index can use.
    after = sql`(${by} ${sign}= ${value} and (${by} ${sign} ${value} or ${after}))`;
  }
  return after;
}

function readCursor({ sort, keys }: JobOrder, cursor: string): string[] | undefined {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
  if (!Array.isArray(read) || read.length !== keys.length + 1 || read[0] !== sort) return undefined;
  const values: unknown[] = read.slice(1);
  const sound = keys.every(({ type }, i) => isSound[type](values[i]));
  return sound ? values.map(String) : undefined;
}

const isSound: Record<Key["type"], (value: unknown) => boolean> = {
  timestamptz: isMoment,
  uuid: (value) => typeof value === "string" && isUuid(value),
  text: (value) => typeof value === "string" && fold(value) === value,
  int: (value) => typeof value === "string" && /^\d{1,4}$/.test(value),
};

function isMoment(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value))
    return false;
  const moment = new Date(value);
  return (
    !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 23) === value.slice(0, 23)
  );
}
