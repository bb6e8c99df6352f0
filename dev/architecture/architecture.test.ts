import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { findCycles } from "./cycles.ts";
import { type Import, listFiles, listImports } from "./imports.ts";

const imports = listImports();
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const shipped = imports.filter(
  ({ from }) => /^(app|server|bin|demo)\//.test(from) && !isTest(from),
);
const broken = (rule: (each: Import) => boolean, imports = shipped) =>
  imports.filter(rule).map(({ from, to }) => `${from} imports ${to}`);

/** A feature imports those of the rows above its own. A module that needs more takes it as a parameter. */
const features = [
  ["places"],
  ["accounts"],
  ["companies", "push", "seekers"],
  ["jobs"],
  ["applications", "team"],
  ["fits"],
  ["alerts"],
  ["my-account", "company-dashboard", "applicants", "moderation"],
  ["admin", "pages", "sharing"],
];
const rank = new Map(features.flatMap((row, index) => row.map((name) => [name, index] as const)));
const featureOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];

describe("the architecture", () => {
  it("features import downwards only, and every feature has its row", () => {
    expect(imports.length).toBeGreaterThan(3000);
    const upwards = broken(({ from, to }) => {
      const [importer, imported] = [featureOf(from), featureOf(to)];
      if (!importer || !imported || importer === imported) return false;
      return (rank.get(imported) ?? Infinity) >= (rank.get(importer) ?? -Infinity);
    });
    expect(upwards).toEqual([]);
  });

  it("what knows no feature imports none", () => {
    const base = /^app\/(device-storage|http|hydration|i18n|messages|platform|ui)\//;
    expect(broken(({ from, to }) => base.test(from) && featureOf(to) !== undefined)).toEqual([]);
  });

  it("only *.server.ts of features and emails, tables and the platform touch the database", () => {
    const database = /database\/database\.server\.ts$|\.table\.ts$/;
    const callers = /\/(routes|ui)\/|^app\/(api|background|layout)\/|^app\/[^/]+$/;
    expect(broken(({ from, to }) => callers.test(from) && database.test(to))).toEqual([]);
  });

  it("the search index is reached through its two modules, one that reads it and one that writes it", () => {
    const index = "app/features/jobs/search-index/";
    const modules = [`${index}read-index.server.ts`, `${index}write-index.server.ts`];
    const printer = "app/features/search/terms/print-term-query.ts";
    const around = broken(
      ({ from, to }) =>
        !from.startsWith(index) &&
        (to === printer || (to.startsWith(index) && !modules.includes(to))) &&
        !to.endsWith(".table.ts"),
    );
    expect(around).toEqual([]);
    // Its tables and functions in SQL, by name.
    const inside =
      /\b(jobTerms|job_terms|find_jobs|found_codes|jobs_with|jobs_of|suggest_(names|counts)|word_uses|title_words)\b/;
    const shippedFiles = new Set(shipped.map(({ from }) => from));
    expect(shippedFiles.size).toBeGreaterThan(500);
    const naming = [...shippedFiles].filter(
      (file) => !file.startsWith(index) && !file.endsWith(".table.ts") && inside.test(read(file)),
    );
    expect(naming).toEqual([]);
  });

  it("nothing that ships imports what only tests and tools need", () => {
    const development = ["server/development.ts", "app/routes.ts"];
    const tools = /^(test|dev|e2e|bench)\//;
    const importing = broken(({ from, to }) => tools.test(to) && !development.includes(from));
    expect(importing).toEqual([]);
  });

  it("no folder is in a cycle with another; a folder and its own subfolders count as one", () => {
    const within = (a: string, b: string) => a === b || a.startsWith(`${b}/`);
    for (const depth of [2, 3, 4, 5]) {
      const edges = shipped
        .map(({ from, to }) => [folderOf(from, depth), folderOf(to, depth)] as const)
        .filter(([from, to]) => !within(from, to) && !within(to, from));
      expect(findCycles(edges)).toEqual([]);
    }
  });

  it("no import climbs: what is not beside or below is named from the top by #", () => {
    const climbing = imports.filter(({ specifier }) => specifier.startsWith(".."));
    expect(climbing).toEqual([]);
  });

  it("at most 25 files lie directly in a folder", () => {
    const counts = new Map<string, number>();
    for (const file of listFiles()) {
      const folder = posix.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(150);
    expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
  });
});

describe("cycles", () => {
  it.each([
    ["a line", ["ab", "bc"], []],
    ["there and back", ["ab", "ba"], [["a", "b"]]],
    ["a ring beside a line", ["ab", "bc", "ca", "cd"], [["a", "b", "c"]]],
    [
      "two rings",
      ["ab", "ba", "cd", "dc", "bc"],
      [
        ["c", "d"],
        ["a", "b"],
      ],
    ],
  ])("finds those of %s", (_, pairs, cycles) => {
    expect(findCycles(pairs.map((pair) => [pair[0] ?? "", pair[1] ?? ""]))).toEqual(cycles);
  });
});

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, "../..", file), "utf8");
}

/** Tables refer to each other across features and paths.ts is everybody's: both stand for themselves. */
function folderOf(file: string, depth: number): string {
  if (file.endsWith(".table.ts")) return "tables";
  if (file === "app/paths.ts") return file;
  return posix.dirname(file).split("/").slice(0, depth).join("/");
}
