import type { JobSort } from "#app/features/job/job-query.ts";
import { fold } from "#app/platform/fold.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** A job's place in a list: its sort key, if any (a title, a rank), its timestamp and id. */
export type Place = {
  /**
   * The sort key: a folded title or company's name, or a salary; of best matches the circle or the
   * rank, a digit or more.
   */
  first?: string | undefined;
  /** ISO with microseconds: a JavaScript date would lose them and let jobs of one second slip. */
  at: string;
  id: string;
};

/** Sort orders besides time and rank. */
export type TextSort = Extract<JobSort, "title" | "company" | "salary">;

/** Best matches come by `rank` where they are few and in three or four `circle`s where they are many. */
export type RowSort = Exclude<JobSort, "best"> | "rank" | "circle";

/**
 * A text for the place after a job, opaque to callers. Readable, since most of it stands in the page that
 * has it and is compressed away.
 */
export function writeCursor(order: RowSort, { first, at, id }: Place): string {
  return [order, ...(first === undefined ? [] : [first]), at, id].join(between);
}

const between = "_";

/** A parsed cursor; undefined for one of another order. */
export function readCursor(
  sort: JobSort,
  cursor: string,
): { order: RowSort; place: Place } | undefined {
  const [name, ...values] = cursor.split(between);
  const order = rowSortsOf(sort).find((each) => each === name);
  const [at, id] = values.splice(-2);
  if (!order || at === undefined || id === undefined || !isTimestamp(at) || !isUuid(id))
    return undefined;
  const isSound = firsts[order];
  const first = values.length > 0 ? values.join(between) : undefined;
  if (isSound ? !isSound(first ?? "\0") : first !== undefined) return undefined;
  return { order, place: { first, at, id } };
}

function rowSortsOf(sort: JobSort): RowSort[] {
  // Of nothing to rank by the newest are best.
  return sort === "best" ? ["rank", "circle", "newest"] : [sort];
}

const isFolded = (text: string) => fold(text) === text;

const firsts: Partial<Record<RowSort, (value: string) => boolean>> = {
  title: isFolded,
  company: isFolded,
  salary: (value) => /^(\d{15}|~)$/.test(value),
  rank: (value) => /^\d{1,4}$/.test(value),
  circle: (value) => /^[0-6]$/.test(value),
};

function isTimestamp(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 23) === value.slice(0, 23);
}
