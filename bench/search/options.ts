import { parseArgs } from "node:util";
import { readNumber } from "#bench/harness/arguments.ts";

export type Options = {
  sizes: number[];
  /** How often each kind of request is asked. */
  runs: number;
  /** How long clients search at once. */
  seconds: number;
  /** What to measure besides loading. */
  parts: string[];
  /** Kept after the run and used again, where it is given. */
  dataDir: string | undefined;
  settings: "usual" | "own";
  /** Megabytes that this process may hold of the search index. */
  searchMemory?: number | undefined;
  /** A corpus of judged postings, then files of queries. */
  judged?: string[];
  /** Of the engines of Debian these alone. */
  engines?: string[];
};

export const help = `npm run bench -- search [engines]
  --sizes 10000,100000,1000000   jobs on the board, one size after the other
  --runs 120                     how often each kind of request is asked
  --parts kinds,writing,at-once  what to measure besides loading
  --seconds 20                   how long clients search at once
  --data-dir DIR                 keep the database there, and go on with what it holds
  --search-memory 128            megabytes of the search index in memory, as SEARCH_MEMORY_MB
  --settings usual               PostgreSQL's usual settings, or own: those the board starts it with

With engines: --parts installed,baselines (Debian's Sphinx, Xapian and Groonga where installed; ways
in SQL and in memory, on the smallest board alone); --judged CORPUS.jsonl,QUERIES.tsv,... before both; --engines
sphinx,groonga for these alone`;

/** Reads the command line over the usual values; throws on what it does not know. */
export function readOptions(args: string[], usual: Partial<Options> = {}): Options {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: {
      sizes: text,
      runs: text,
      seconds: text,
      parts: text,
      "data-dir": text,
      "search-memory": text,
      settings: text,
      judged: text,
      engines: text,
    },
  });
  const sizes = values.sizes?.split(",").map(number) ?? usual.sizes ?? [10_000, 100_000, 1_000_000];
  return {
    sizes: sizes.sort((a, b) => a - b),
    runs: number(values.runs ?? String(usual.runs ?? 120)),
    seconds: number(values.seconds ?? "20"),
    parts: values.parts?.split(",") ?? usual.parts ?? ["kinds", "writing", "at-once"],
    dataDir: values["data-dir"],
    searchMemory: values["search-memory"] ? number(values["search-memory"]) : undefined,
    settings: (values.settings ?? usual.settings) === "own" ? "own" : "usual",
    ...(values.judged && { judged: values.judged.split(",") }),
    ...(values.engines && { engines: values.engines.split(",") }),
  };
}

const number = (text: string) => readNumber(text, 1, help);
