import type { ListedRow } from "#app/features/search/index/in-database/read-rows.server.ts";

/**
 * Jobs as lists show them, by ordinal, up to a number: the least recently used go first. Their places
 * are those in a list by time alone.
 */
export class HeldCards {
  private readonly max: number;
  private readonly cards = new Map<number, ListedRow>();

  constructor(max: number) {
    this.max = max;
  }

  get(ordinal: number): ListedRow | undefined {
    const card = this.cards.get(ordinal);
    if (!card) return undefined;
    this.cards.delete(ordinal);
    this.cards.set(ordinal, card);
    return card;
  }

  add(cards: ReadonlyMap<number, ListedRow>): void {
    for (const [ordinal, card] of cards) this.cards.set(ordinal, card);
    for (const oldest of this.cards.keys()) {
      if (this.cards.size <= this.max) break;
      this.cards.delete(oldest);
    }
  }

  /** Forgets what these companies' jobs show. */
  deleteOf(companyIds: readonly string[]): void {
    if (companyIds.length === 0) return;
    const gone = new Set(companyIds);
    for (const [ordinal, { companyId }] of this.cards) {
      if (gone.has(companyId)) this.cards.delete(ordinal);
    }
  }
}
