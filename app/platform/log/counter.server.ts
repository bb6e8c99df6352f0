/** What is counted for the operator; a name, never whose. */
type EventName = "uploads" | "applications" | "shed" | "refused authorizations";

const counts = new Map<EventName, number>();

/** Counts one more since this process began. */
export function countEvent(what: EventName): void {
  counts.set(what, eventCount(what) + 1);
}

export function eventCount(what: EventName): number {
  return counts.get(what) ?? 0;
}
