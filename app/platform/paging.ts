/** One page, counted from 1, of a list. */
export type Page<T> = { items: T[]; total: number; page: number; pages: number };

export const rowsAPage = 50;

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
  return { items: total === 0 ? [] : await load((page - 1) * size), total, page, pages };
}
