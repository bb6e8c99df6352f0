/** The limits of a page. */
type Budget = { requests: number; bytes: number };

export const budgets: Record<string, Budget> = {
  list: { requests: 3, bytes: 20_000 },
  detail: { requests: 3, bytes: 15_000 },
};
/** For pages without a figure of their own. */
export const anyPage: Budget = { requests: 3, bytes: 20_000 };
export const idleBytes = 26_000;
/** Once somebody has pressed what needs scripts. */
export const pressedBytes = 166_000;
export const paintLimit = 3_000;

/** What was measured beside its limit, marked where it is missed. */
export function against(measured: number, limit: number, shown: (value: number) => string): string {
  return `${shown(measured)} / ${shown(limit)}${measured > limit ? " ✗" : ""}`;
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
