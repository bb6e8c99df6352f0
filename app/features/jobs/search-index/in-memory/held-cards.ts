import type { StoredCard } from "#app/features/jobs/search-index/in-database/read-rows.server.ts";

/** What cards show of jobs at one version of the board, up to a number: the least recently used go first. */
export class HeldCards {
  private readonly max: number;
  private version: string | undefined;
  private cards = new Map<string, StoredCard>();

  constructor(max: number) {
    this.max = max;
  }

  /** By id; those of another version are forgotten. */
  get(version: string, id: string): StoredCard | undefined {
    if (this.version !== version) return undefined;
    const card = this.cards.get(id);
    if (!card) return undefined;
    this.cards.delete(id);
    this.cards.set(id, card);
    return card;
  }

  add(version: string, cards: readonly StoredCard[]): void {
    if (this.version !== version) this.cards.clear();
    this.version = version;
    for (const card of cards) this.cards.set(card.id, card);
    for (const oldest of this.cards.keys()) {
      if (this.cards.size <= this.max) break;
      this.cards.delete(oldest);
    }
  }
}
