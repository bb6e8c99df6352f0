import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithUsage } from "#bench/harness/arguments.ts";

export type Options = {
  /** What the national board is divided by. */
  divisor: number;
  /** Where boards are stored between runs. */
  folder: string;
  /** Only what has this in its name or address. */
  only: string;
  /** Each page only as those whose page it is. */
  quick: boolean;
};

export function readOptions(given: readonly string[], usage: string): Options {
  const options = { divisor: 1, folder: join(tmpdir(), "furas-growth"), only: "", quick: false };
  const words = [...given];
  for (let word = words.shift(); word; word = words.shift()) {
    if (word === "--tenth") options.divisor = 10;
    else if (word === "--hundredth") options.divisor = 100;
    else if (word === "--quick") options.quick = true;
    else if (word === "--boards") options.folder = words.shift() ?? endWithUsage(usage);
    else if (word === "--only") options.only = words.shift() ?? endWithUsage(usage);
    else endWithUsage(usage);
  }
  return options;
}
