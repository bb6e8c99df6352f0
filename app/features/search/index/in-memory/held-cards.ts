import type { CardRow } from "#app/features/job/job-row.server.ts";
import type { Place } from "#app/features/search/index/job-order.server.ts";
import { LruMap } from "#app/platform/lru-map.ts";

/** A job as lists show it, with its place in the list. */
export type ListedRow = CardRow & { externalId: string | null; place: Place };

/**
 * Jobs as lists show them, by ordinal, up to a number: the least recently used go first. Their places
 * are those in a list by time alone.
 */
export class HeldCards {
  private readonly cards: LruMap<number, ListedRow>;

  constructor(max: number) {
    this.cards = new LruMap({ max, sizeOf: () => 1 });
  }

  get(ordinal: number): ListedRow | undefined {
    return this.cards.get(ordinal);
  }

  add(cards: ReadonlyMap<number, ListedRow>): void {
    for (const [ordinal, card] of cards) this.cards.set(ordinal, card);
  }

  /** Removes the cards of these companies' jobs. */
  deleteOf(companyIds: readonly string[]): void {
    if (companyIds.length === 0) return;
    const gone = new Set(companyIds);
    this.cards.deleteWhere(({ companyId }) => gone.has(companyId));
  }
}
