/** A row of a table, or a line that is not one: of a quotation mark that is not closed, or one amid a cell. */
export type CsvRow = { line: number } & ({ cells: string[] } | { broken: string });

/**
 * Reads CSV (RFC 4180) from slices of text. After a broken row it goes on with the next line, so one stray
 * quotation mark costs one row and not the rest of the file. Blank lines are left out.
 */
export class CsvReader {
  readonly #delimiter: string;
  readonly #maxRowLength: number;
  #rest = "";
  #line = 1;
  #isSkipping = false;

  constructor(delimiter: string, maxRowLength: number) {
    this.#delimiter = delimiter;
    this.#maxRowLength = maxRowLength;
  }

  *read(slice: string, isLast = false): Generator<CsvRow> {
    const text = this.#rest + slice;
    let at = this.#isSkipping ? this.#endOfLine(text) : 0;
    while (at < text.length) {
      const isTooLong = !isLast && text.length - at > this.#maxRowLength;
      const row = this.#readRow(text, at, isLast || isTooLong);
      if (!row) break;
      const { end } = row;
      // A row that is longer than the text so far: its rest is left out up to the line's end.
      this.#isSkipping = isTooLong && end === text.length && !text.endsWith("\n");
      const cells = this.#isSkipping ? undefined : row.cells;
      const line = this.#line;
      for (let next = text.indexOf("\n", at); next >= 0 && next < end; ) {
        this.#line++;
        next = text.indexOf("\n", next + 1);
      }
      if (!cells) yield { line, broken: text.slice(at, end) };
      else if (cells.length > 1 || cells[0]?.trim()) yield { line, cells };
      at = end;
    }
    this.#rest = text.slice(at);
  }

  #endOfLine(text: string): number {
    const end = text.indexOf("\n");
    this.#isSkipping = end < 0;
    if (end >= 0) this.#line++;
    return end < 0 ? text.length : end + 1;
  }

  /** The row that begins at `from`; undefined where its end is not in the text yet. */
  #readRow(text: string, from: number, isWhole: boolean) {
    const cells: string[] = [];
    const broken = () => {
      const end = text.indexOf("\n", from);
      if (end < 0 && !isWhole) return undefined;
      return { end: end < 0 ? text.length : end + 1, cells: undefined };
    };
    for (let at = from; ; ) {
      let cell: string;
      if (text[at] === '"') {
        const end = closingQuote(text, at + 1);
        if (end < 0 || (end + 1 === text.length && !isWhole)) return isWhole ? broken() : undefined;
        if (end - from > this.#maxRowLength) return broken();
        cell = text.slice(at + 1, end).replaceAll('""', '"');
        at = end + 1;
        while (text[at] === " " && this.#delimiter !== " ") at++;
        const isEnd =
          at >= text.length || text[at] === this.#delimiter || /[\r\n]/.test(text[at] ?? "");
        if (!isEnd) return broken();
      } else {
        const end = endOfCell(text, at, this.#delimiter);
        if (end >= text.length && !isWhole) return undefined;
        cell = text.slice(at, end);
        at = end;
      }
      cells.push(cell);
      if (text[at] === this.#delimiter) {
        at++;
        continue;
      }
      // A carriage return may be half of a line's end.
      if (text[at] === "\r" && at + 1 >= text.length && !isWhole) return undefined;
      if (at >= text.length && !isWhole) return undefined;
      if (text[at] === "\r" && text[at + 1] === "\n") at++;
      return { end: Math.min(text.length, at + 1), cells };
    }
  }
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}

function endOfCell(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length) {
    const char = text[at];
    if (char === delimiter || char === "\n" || char === "\r") break;
    at++;
  }
  return at;
}

/** The sign that parts the cells of a table, by its first line: the most frequent of these outside of quotes. */
export function delimiterOf(header: string): string {
  const bare = header.replace(/"(?:[^"]|"")*"/g, "");
  const counts = [",", ";", "\t", "|"].map((sign) => [sign, bare.split(sign).length] as const);
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
