/** One page, counted from 1, of a list. */
export type Page<T> = {
  items: T[];
  total: number;
  page: number;
  pages: number;
  /** There are more than `total`: further ones have no page. */
  isMore?: boolean;
};

/** How many rows are counted and have pages where each has to be found first. */
export const countLimit = 1000;

/** A number of rows, and whether there are more. */
export type Counted = Pick<Page<never>, "total" | "isMore">;

/** The shown count of `n` rows, where the query stopped at one more than `limit`. */
export function counted(n: number, limit = countLimit): Counted {
  return n > limit ? { total: limit, isMore: true } : { total: n };
}

/** After so many `matches` among `read` rows: how many rows hold `missing` more at this rate, and a quarter more. */
export function rowsAhead(read: number, matches: number, missing: number): number {
  return Math.ceil((1.25 * read * missing) / Math.max(1, matches));
}

export const rowsAPage = 18;

export const emptyPage = { items: [], total: 0, page: 1, pages: 1 };

/** The requested page of `total` rows, or the last where there are fewer; `load` skips rows. */
export async function onePage<T>(
  requested: number,
  total: number,
  load: (skip: number) => Promise<T[]>,
  size = rowsAPage,
): Promise<Page<T>> {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, Math.trunc(requested) || 1), pages);
  const skip = (page - 1) * size;
  // The last page of a counted part has no row beyond the count.
  const items = total === 0 ? [] : (await load(skip)).slice(0, total - skip);
  return { items, total, page, pages };
}

/**
 * Where a page of a list is read from: its nearer end. From the other one the rows come in the other
 * order.
 */
export function fromNearerEnd(skip: number, total: number, size = rowsAPage) {
  if (skip <= total / 2) return { isReversed: false, skip, limit: size };
  const behind = total - skip;
  return {
    isReversed: true,
    skip: Math.max(0, behind - size),
    limit: Math.max(0, Math.min(size, behind)),
  };
}
