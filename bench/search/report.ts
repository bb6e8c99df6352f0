/** Prints rows under each other, the first column to the left and all others to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd();
  console.log([head, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("\n"));
}

export function heading(text: string): void {
  console.log(`\n${text}\n`);
}

export const shown = {
  /** Three digits are enough. */
  ms: (milliseconds: number) => milliseconds.toFixed(milliseconds < 10 ? 2 : 1),
  ratio: (value: number) => `${value.toFixed(value < 10 ? 1 : 0)}x`,
  /** With a mark where it is past its bound. */
  bounded: (value: number, bound: number) =>
    `${value.toFixed(value < 10 ? 2 : 0)}x${value > bound ? " OVER" : ""}`,
  count: (value: number) => value.toLocaleString("en-US"),
  megabytes: (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`,
  seconds: (value: number) => `${value.toFixed(1)} s`,
};
