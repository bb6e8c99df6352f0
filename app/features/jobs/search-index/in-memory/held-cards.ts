import type { ListedRow } from "#app/features/jobs/search-index/in-database/read-rows.server.ts";

/**
 * Jobs as lists show them, by ordinal, at one version of the board and up to a number: the least
 * recently used go first. Their places are those in a list by time alone.
 */
export class HeldCards {
  private readonly max: number;
  private version: string | undefined;
  private cards = new Map<number, ListedRow>();

  constructor(max: number) {
    this.max = max;
  }

  get(version: string, ordinal: number): ListedRow | undefined {
    if (this.version !== version) return undefined;
    const card = this.cards.get(ordinal);
    if (!card) return undefined;
    this.cards.delete(ordinal);
    this.cards.set(ordinal, card);
    return card;
  }

  /** Those of another version are forgotten. */
  add(version: string, cards: ReadonlyMap<number, ListedRow>): void {
    if (this.version !== version) this.cards.clear();
    this.version = version;
    for (const [ordinal, card] of cards) this.cards.set(ordinal, card);
    for (const oldest of this.cards.keys()) {
      if (this.cards.size <= this.max) break;
      this.cards.delete(oldest);
    }
  }
}
