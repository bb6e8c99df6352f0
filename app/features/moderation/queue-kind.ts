/** How the queue is divided; a case is of the first kind that fits. */
export const queueKinds = [
  "appeals",
  "held",
  "messages",
  "companies",
  "reports",
  "signals",
] as const;
export type QueueKind = (typeof queueKinds)[number];

export function queueKindOf(input: string | null): QueueKind | null {
  return queueKinds.find((kind) => kind === input) ?? null;
}

export const casesAPage = 25;
