import type { RawItem } from "#app/features/jobs/feeds-in/reading/feed-source.ts";

const maxFields = 300;
const maxPathLength = 200;
const maxExcerpt = 160;

/** Collects the fields of one item; a repeated path gets "[1]", "[2]" …. */
export class ItemFields {
  readonly number: number;
  readonly line: number | undefined;
  length = 0;
  readonly #fields = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  constructor(number: number, line?: number) {
    this.number = number;
    this.line = line;
  }

  get isEmpty(): boolean {
    return this.#fields.size === 0;
  }

  add(path: string, text: string): void {
    const value = text.trim();
    const count = this.#counts.get(path) ?? 0;
    if (value === "" || this.#fields.size >= maxFields || path.length > maxPathLength) return;
    this.length += value.length;
    this.#counts.set(path, count + 1);
    this.#fields.set(count === 0 ? path : `${path}[${count}]`, value.toWellFormed());
  }

  item(): RawItem {
    const fields = Object.assign(Object.create(null), Object.fromEntries(this.#fields));
    return { number: this.number, ...(this.line !== undefined && { line: this.line }), fields };
  }

  /** For a person to find the item by. */
  excerpt(): string {
    return excerptOf([...this.#fields.values()].join(" · "));
  }
}

export function excerptOf(text: string): string {
  return text
    .slice(0, maxExcerpt * 2)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxExcerpt)
    .toWellFormed();
}
