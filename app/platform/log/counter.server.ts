/** Counters for the operator; names of events, never of persons. */
type EventName = "uploads" | "applications" | "shed" | "refused authorizations";

const counts = new Map<EventName, number>();

/** Counts one more since this process began. */
export function countEvent(what: EventName): void {
  counts.set(what, eventCount(what) + 1);
}

export function eventCount(what: EventName): number {
  return counts.get(what) ?? 0;
}
