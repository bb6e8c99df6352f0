/** Data that is the same for every reader. */
export type PublicData = {
  body: Uint8Array;
  status?: number;
  headers?: Readonly<Record<string, string>>;
};

export const asJson = { "content-type": "application/json" } as const;

/** Headers of what any other site may read and show, the same for every reader. */
export const forOtherSites = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
} as const;

/** Whether an answer is such a one; it depends on its address alone. */
export function isForOtherSites(headers: Headers): boolean {
  return headers.get("access-control-allow-origin") === "*";
}
