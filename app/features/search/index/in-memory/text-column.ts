import { grown } from "./grown.ts";

/** A text of each job; those of many jobs are held once. */
export class TextColumn {
  private numbers: Uint32Array;
  private readonly texts: string[] = [];
  /** The beginning of each text as a number that is ordered as the texts are. */
  private readonly heads: number[] = [];
  private readonly numbersOf = new Map<string, number>();

  constructor(length: number) {
    this.numbers = new Uint32Array(length);
  }

  /** Of stored numbers and texts. */
  static of(numbers: Uint32Array, texts: readonly string[]): TextColumn {
    const column = new TextColumn(0);
    column.numbers = numbers;
    for (const text of texts) column.add(text);
    return column;
  }

  /** Those of the first `length` jobs, and all texts that they point to. */
  dump(length: number): { numbers: Uint32Array; texts: string[] } {
    return { numbers: this.numbers.subarray(0, length), texts: [...this.texts] };
  }

  set(ordinal: number, text: string): void {
    this.numbers[ordinal] = this.numbersOf.get(text) ?? this.add(text);
  }

  private add(text: string): number {
    const number = this.texts.push(text) - 1;
    this.numbersOf.set(text, number);
    this.heads.push(headOf(text));
    return number;
  }

  /** Of two texts the later one has no lower head. */
  headAt(ordinal: number): number {
    return this.heads[this.numbers[ordinal] as number] as number;
  }

  at(ordinal: number): string {
    return this.texts[this.numbers[ordinal] as number] as string;
  }

  grow(length: number): void {
    this.numbers = grown(this.numbers, new Uint32Array(length));
  }
}

/** The first three units of UTF-16, which is how texts are compared. */
function headOf(text: string): number {
  const unit = (at: number) => (at < text.length ? text.charCodeAt(at) : 0);
  return unit(0) * 2 ** 32 + unit(1) * 2 ** 16 + unit(2);
}
