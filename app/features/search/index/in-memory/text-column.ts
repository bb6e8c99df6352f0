import { grown } from "./grown.ts";

/** A text of each job; those of many jobs are held once. */
export class TextColumn {
  private numbers: Uint32Array;
  private readonly texts: string[] = [];
  private readonly numbersOf = new Map<string, number>();

  constructor(length: number) {
    this.numbers = new Uint32Array(length);
  }

  /** Of stored numbers and texts. */
  static of(numbers: Uint32Array, texts: readonly string[]): TextColumn {
    const column = new TextColumn(0);
    column.numbers = numbers;
    for (const text of texts) column.numbersOf.set(text, column.texts.push(text) - 1);
    return column;
  }

  /** Those of the first `length` jobs, and all texts that they point to. */
  dump(length: number): { numbers: Uint32Array; texts: string[] } {
    return { numbers: this.numbers.subarray(0, length), texts: [...this.texts] };
  }

  set(ordinal: number, text: string): void {
    let number = this.numbersOf.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.numbersOf.set(text, number);
    }
    this.numbers[ordinal] = number;
  }

  at(ordinal: number): string {
    return this.texts[this.numbers[ordinal] as number] as string;
  }

  grow(length: number): void {
    this.numbers = grown(this.numbers, new Uint32Array(length));
  }
}
