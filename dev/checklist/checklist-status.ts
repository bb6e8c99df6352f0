import { resultsOf, type TestResult } from "./checklist-results.ts";
import type { NamedTest } from "./checklist-tests.ts";

type Row = { id: string; what: string };
export type RowStatus = Row & { holds: "yes" | "no" | "unproven"; tests: NamedTest[] };

/** The rows of the checklist, in its order. */
export function rowsOf(checklist: string): Row[] {
  const row = /^\| ([A-Z][A-Z0-9]+-\d\d) \| (.+) \|$/gm;
  return [...checklist.matchAll(row)].map(([, id = "", what = ""]) => ({ id, what }));
}

/**
 * A row holds when a test names it; given the results of a run, when all tests that name it ran and
 * passed. One that failed says no; without a test, or with one that did not run, it is unproven.
 */
export function statusOf(
  rows: readonly Row[],
  tests: readonly NamedTest[],
  results: readonly TestResult[] | null,
): RowStatus[] {
  return rows.map((row) => {
    const naming = tests.filter(({ ids }) => ids.includes(row.id));
    return { ...row, holds: holds(naming, results), tests: naming };
  });
}

function holds(
  naming: readonly NamedTest[],
  results: readonly TestResult[] | null,
): RowStatus["holds"] {
  if (naming.length === 0) return "unproven";
  if (!results) return "yes";
  const ends = naming.map((test) => resultsOf(test, results).map(({ ended }) => ended));
  if (ends.some((ended) => ended.includes("failed"))) return "no";
  const allPassed = (ended: string[]) => ended.length > 0 && !ended.includes("skipped");
  return ends.every(allPassed) ? "yes" : "unproven";
}

/** Ids of the checklist's areas that tests name, but no row has. */
export function unknownIds(rows: readonly Row[], tests: readonly NamedTest[]): string[] {
  const areaOf = (id: string) => id.slice(0, -3);
  const known = new Set(rows.map(({ id }) => id));
  const areas = new Set(rows.map(({ id }) => areaOf(id)));
  const named = new Set(tests.flatMap(({ ids }) => ids));
  return [...named].filter((id) => areas.has(areaOf(id)) && !known.has(id)).sort();
}

/** The page of all rows with their tests. */
export function statusPage(rows: readonly RowStatus[], afterRun: boolean): string {
  const proven = rows.filter(({ holds }) => holds === "yes").length;
  const lines = rows.map(({ id, holds, tests }) => {
    const named = tests.map(({ file, title }) => `${file}: ${cell(title)}`);
    return `| ${id} | ${holds} | ${named.join("<br>")} |`;
  });
  return `# What the tests prove

Written by \`npm run checklist\` ${afterRun ? "after a run of all tests" : "from the tests' names, without running them"}: ${proven} of ${rows.length} rows of [the checklist](../docs/checklist.md) are proven.

| id | holds | tests |
|---|---|---|
${lines.join("\n")}
`;
}

function cell(title: string): string {
  return title.replace(/[\\|<>*_`]/g, "\\$&").replace(/\s+/g, " ");
}
