import { NearWords } from "#app/features/search/words/near-words.ts";

/** Distinct words, to be found by their beginning or by their likeness to another one. */
export class WordList {
  private sorted: string[] = [];
  private added: string[] = [];
  private readonly nearby = new NearWords();

  /** A word that is not in the list yet. */
  add(word: string): void {
    this.added.push(word);
    this.nearby.add(word);
  }

  /** Those that begin so. */
  *beginning(start: string): Generator<string> {
    this.sort();
    for (let at = this.firstFrom(start); at < this.sorted.length; at++) {
      const word = this.sorted[at] as string;
      if (!word.startsWith(start)) return;
      yield word;
    }
  }

  /** The nearest words, within a distance in letters. */
  near(word: string, maxDistance: number): string[] {
    return this.nearby.to(word, maxDistance);
  }

  private sort(): void {
    if (this.added.length === 0) return;
    this.sorted = [...this.sorted, ...this.added].sort();
    this.added = [];
  }

  private firstFrom(start: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] as string) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
