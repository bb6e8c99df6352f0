import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { listSources, root } from "./imports.ts";

// In what a query of one table selects, Drizzle writes `${jobs.id}` as "id" alone, which within a
// subquery is the id of the table there: the comparison is of a column with itself. `${jobs}.id` stays.
it("a subquery in SQL names the columns of the outer table by their table", () => {
  const sources = listSources().filter((file) => !file.includes(".test."));
  expect(sources.flatMap(outerColumnsIn)).toEqual([]);
});

// A placeholder is written @{…} here.
it.each([
  ["sql`exists (select from notes where job_id = @{jobs.id})`", ["jobs.id"]],
  [
    "sql<boolean>`(@{jobs.id} = 1 or exists (select from notes where id = @{jobs.id}))`",
    ["jobs.id"],
  ],
  ["sql`exists (select from notes where job_id = @{jobs}.id)`", []],
  ["sql`exists (select from @{notes} where @{notes.jobId} = @{jobs}.id)`", []],
  ["sql`@{jobs.id} in (select job_id from notes where account_id = @{actor.id})`", []],
])("%s has %j", (text, columns) => {
  const imported = 'import { jobs, notes } from "./jobs.table.ts";\n';
  expect(outerColumns("file.ts", imported + text.replaceAll("@{", "${"))).toEqual(columns);
});

function outerColumnsIn(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return outerColumns(file, text).map((column) => `${file}: ${column}`);
}

type Node = { type?: string; start: number; end: number; [key: string]: unknown };

/** What a `sql` template writes within a subquery of the columns of a table that stands outside it. */
function outerColumns(file: string, text: string): string[] {
  if (!text.includes("sql`") && !text.includes("sql<")) return [];
  const { program, module } = parseSync(file, text);
  const tables = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.endsWith(".table.ts"))
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const columns: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (isSql(node as Node)) columns.push(...columnsOf(node as Node));
    for (const child of Object.values(node)) visit(child);
  };
  const columnsOf = ({ quasi }: Node): string[] => {
    const { quasis, expressions } = quasi as { quasis: Node[]; expressions: Node[] };
    const written = expressions.map(({ start, end }) => text.slice(start, end));
    return written.filter((expression, at) => {
      const [table = ""] = expression.split(".");
      const before = text.slice(quasis[0]?.start, quasis[at]?.end);
      const isColumn = /^\w+\.\w+$/.test(expression) && tables.has(table);
      return isColumn && /\bselect\b/i.test(before) && !namesInside(before, table);
    });
  };
  visit(program);
  return columns;
}

const isSql = ({ type, tag }: Node) =>
  type === "TaggedTemplateExpression" && (tag as { name?: string }).name === "sql";

/** Whether the subquery reads the table itself. */
const namesInside = (before: string, table: string) =>
  new RegExp(`\\b(from|join) \\$\\{${table}\\}`).test(before);
