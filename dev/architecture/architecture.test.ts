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
  ["job"],
  ["search"],
  ["moderation"],
  ["jobs"],
  ["applications", "company-page", "team"],
  ["checks", "fits"],
  ["alerts", "job-page"],
  ["channels", "figures"],
  ["my-account", "company-dashboard", "applicants", "merges", "operations"],
  ["admin", "info", "sharing"],
  ["desk"],
];
const rank = new Map(features.flatMap((row, index) => row.map((name) => [name, index] as const)));
const featureOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];

const graph = new Map<string, string[]>();
for (const { from, to } of shipped) graph.set(from, [...(graph.get(from) ?? []), to]);

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

  it("the base reaches no feature, not even through other files", () => {
    const base =
      /^app\/(content|device-storage|emails|http|hydration|i18n|layout|messages|offline|platform|styles|ui)\/|^app\/(pages|paths)\.ts$/;
    const reaching = [...graph.keys()]
      .filter((file) => base.test(file))
      .flatMap((file) => {
        const feature = reachable(file).find((to) => featureOf(to) !== undefined);
        return feature ? [`${file} reaches ${feature}`] : [];
      });
    expect(reaching).toEqual([]);
  });

  it("no file is in a cycle with another, types included", () => {
    expect(findCycles(shipped.map(({ from, to }) => [from, to] as const))).toEqual([]);
  });

  it("only *.server.ts of features and emails, tables and the platform touch the database", () => {
    const database = /database\/database\.server\.ts$|\.table\.ts$/;
    const callers = /\/(routes|ui)\/|^app\/(api|background|layout)\/|^app\/[^/]+$/;
    expect(broken(({ from, to }) => callers.test(from) && database.test(to))).toEqual([]);
  });

  it("other features reach search through its two entries and its pure parts", () => {
    const search = "app/features/search/";
    const entries =
      /^app\/features\/search\/((read|write)-index\.server\.ts|words\/|terms\/term-query\.ts|parsing\/(category-words\.server|highlight|interpretations\.server|requested\/requested-pay)\.ts|suggest\/(answer-suggestions\.server\.ts|ui\/suggest-box\.tsx))/;
    const around = broken(
      ({ from, to }) => !from.startsWith(search) && to.startsWith(search) && !entries.test(to),
    );
    expect(around).toEqual([]);
    // Its tables and functions in SQL, by name.
    const inside = /\b(jobTerms|job_terms|job_columns|job_changes_since)\b/;
    const shippedFiles = new Set(shipped.map(({ from }) => from));
    expect(shippedFiles.size).toBeGreaterThan(500);
    const naming = [...shippedFiles].filter(
      (file) => !file.startsWith(search) && !file.endsWith(".table.ts") && inside.test(read(file)),
    );
    expect(naming).toEqual([]);
  });

  it("nothing that ships imports a file that only tests and tools need", () => {
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

  it("no import climbs: a file that is not beside or below is named from the top by #", () => {
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

function reachable(file: string): string[] {
  const reached = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const to of graph.get(next) ?? []) {
      if (!reached.has(to)) open.push(to);
      reached.add(to);
    }
  }
  return [...reached];
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, "../..", file), "utf8");
}

/** Files directly in app/ are nodes of their own, since callers and the base both lie there. */
function folderOf(file: string, depth: number): string {
  if (/^app\/[^/]+$/.test(file)) return file;
  return posix.dirname(file).split("/").slice(0, depth).join("/");
}
