/** How the queue is divided; a case is of the first kind that fits. */
export const queueKinds = ["appeals", "held", "companies", "reports", "signals"] as const;
export type QueueKind = (typeof queueKinds)[number];

export function queueKindOf(input: string | null): QueueKind | null {
  return queueKinds.find((kind) => kind === input) ?? null;
}

type Sorted = { state: string; jobId: string | null; reportCount: number };

export function kindOfCase({ state, jobId, reportCount }: Sorted): QueueKind {
  if (state === "appealed" || state === "block_appealed") return "appeals";
  if (state === "held") return "held";
  if (jobId === null) return "companies";
  return reportCount > 0 ? "reports" : "signals";
}
