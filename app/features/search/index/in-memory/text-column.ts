import { grown } from "./grown.ts";

/** A text of each job; those of many jobs are held once. */
export class TextColumn {
  private numbers: Uint32Array;
  private readonly texts: string[] = [];
  private readonly numbersOf = new Map<string, number>();

  constructor(length: number) {
    this.numbers = new Uint32Array(length);
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
