import { fewBlocks, listExceptions, type Pair, passedLimits, ratioOf } from "./limits.ts";
import type { Memory } from "./measure/measured-board.ts";
import type { Costs, Walk } from "./visits/walk.ts";

type Tables = { growing: ReadonlyMap<string, number>; unfilled: readonly string[] };

/** Prints what each page and action costs, those above a limit once more; false where there is one. */
export function report(small: Walk, large: Walk, tables: Tables, missing: readonly string[]) {
  const pairs = pairsOf(small.costs, large.costs);
  const rows = pairs.toSorted((a, b) => b.large.blocks - a.large.blocks);
  const above = rows.filter((pair) => passedLimits(pair, tables.growing).length > 0);
  print(
    "Every page and action: the demo board with a page of each list → the large one",
    rows,
    tables.growing,
  );
  print(`Above a limit: ${above.length} of ${rows.length}`, above, tables.growing);
  const absent = [...large.costs.keys()].filter(
    (name) => !small.costs.get(name) || !large.costs.get(name),
  );
  const failed = [
    ...small.failed.map((each) => `small: ${each}`),
    ...large.failed.map((each) => `large: ${each}`),
  ];
  list("Not on one of the boards", absent);
  list("Not answered as it should be", failed);
  list("Paths and actions without a visit: add them to bench/growth/visits", missing);
  list("Tables that nobody fills: add them to bench/growth/board or tables.ts", tables.unfilled);
  list(`May pass a limit (blocks count above ${fewBlocks})`, listExceptions());
  console.log(
    `\nMemory of the app before and after all pages, MB: small ${grown("resident", small)}, large ${grown("resident", large)}; in use without garbage: small ${grown("held", small)}, large ${grown("held", large)}`,
  );
  return above.length + failed.length + missing.length + tables.unfilled.length === 0;

  function grown(part: keyof Memory, { memory: { first, last } }: Walk): string {
    return `${Math.round(first[part])} → ${Math.round(last[part])}`;
  }
}

function pairsOf(small: Costs, large: Costs): Pair[] {
  return [...large].flatMap(([name, cost]) => {
    const before = small.get(name);
    return cost && before ? [{ name, small: before, large: cost }] : [];
  });
}

function print(title: string, pairs: readonly Pair[], growing: ReadonlyMap<string, number>): void {
  console.log(`\n${title}\n`);
  console.log("| page or action | blocks | times | SQL ms | ms | KB | longest turn, ms | |");
  console.log("|---|---|---|---|---|---|---|---|");
  for (const pair of pairs) {
    const { name, small, large } = pair;
    const cells = [
      name,
      `${small.blocks} → ${large.blocks}`,
      ratioOf(pair).toFixed(1),
      `${small.sqlMs.toFixed(1)} → ${large.sqlMs.toFixed(1)}`,
      `${small.ms.toFixed(0)} → ${large.ms.toFixed(0)}`,
      `${(small.bytes / 1024).toFixed(0)} → ${(large.bytes / 1024).toFixed(0)}`,
      `${small.longestTurn.toFixed(0)} → ${large.longestTurn.toFixed(0)}`,
      passedLimits(pair, growing).join("; "),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join("\n")}`);
}
