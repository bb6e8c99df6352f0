/** What is counted for whoever runs the board; a name, never whose. */
type Tallied = "uploads" | "applications" | "shed";

const counts = new Map<Tallied, number>();

/** Counts one more since this process began. */
export function tally(what: Tallied): void {
  counts.set(what, tallied(what) + 1);
}

export function tallied(what: Tallied): number {
  return counts.get(what) ?? 0;
}
