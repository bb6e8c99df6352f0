import { readdirSync } from "node:fs";
import { type Finding, showFindings } from "./findings.ts";

/** What a file in a benchmark's parts/ exports as `part`. */
export type Part<Input> = {
  /** What is done to the board, in one sentence. */
  what: string;
  /** The usual sizes, where NAME=NUMBER changes them. */
  sizes?: Record<string, number>;
  /** Starts what it needs, leaves nothing behind. */
  run(input: Input): Promise<Finding[]>;
};

/** The names of a benchmark's parts: the files in its parts/. */
export function listParts(benchmark: string): string[] {
  return readdirSync(new URL(`../${benchmark}/parts`, import.meta.url))
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
}

/** Runs a part with the input that `read` makes for it, and prints what it found. */
export async function runPart<Input>(
  benchmark: string,
  name: string,
  read: (part: Part<Input>) => { input: Input; note?: string },
): Promise<void> {
  const file = new URL(`../${benchmark}/parts/${name}.ts`, import.meta.url);
  const { part } = (await import(file.href)) as { part: Part<Input> };
  const { input, note = "" } = read(part);
  console.log(`\n${name}: ${part.what}${note}`);
  showFindings(await part.run(input));
}
