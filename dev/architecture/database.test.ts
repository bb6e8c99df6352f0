import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./imports.ts";

const page = readFileSync(join(root, "docs/database.md"), "utf8");
const functions = globSync("db/functions/**/*.sql", { cwd: root }).sort();
const triggers = globSync("db/triggers/**/*.sql", { cwd: root }).sort();
const named = (path: string) => basename(path, ".sql");

describe("docs/database.md", () => {
  it("names every trigger under its table, and no other", () => {
    const listed = page
      .split("\n### ")
      .slice(1)
      .flatMap((section) => {
        const table = section.split("\n")[0];
        return [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => `${table}/${name}`);
      });
    const files = triggers.map((path) => `${basename(dirname(path))}/${named(path)}`);
    expect(listed.sort()).toEqual(files.sort());
    expect(files.length).toBeGreaterThan(50);
  });

  it("names every folder of functions, and every session setting", () => {
    const folders = new Set(functions.map((path) => basename(dirname(path))));
    for (const folder of folders) expect(page).toContain(`| \`${folder}/\` |`);
    for (const path of [...functions, ...triggers]) {
      for (const [, setting] of read(path).matchAll(/'(furas\.\w+)'/g)) {
        expect(page).toContain(`\`${setting}\``);
      }
    }
  });
});

it("of the tables' snapshots only the newest is stored, with which the next migration is compared: delete the one before", () => {
  const { entries } = JSON.parse(read("db/migrations/meta/_journal.json"));
  const newest = String(entries.at(-1).idx).padStart(4, "0");
  const snapshots = globSync("db/migrations/meta/*_snapshot.json", { cwd: root });
  expect(snapshots.map((path) => basename(path))).toEqual([`${newest}_snapshot.json`]);
});

describe("a file of db/functions and db/triggers", () => {
  it("states first the guarantee of its object, and creates the one that it is named after", () => {
    for (const path of [...functions, ...triggers]) {
      const text = read(path);
      const kind = triggers.includes(path) ? "trigger" : "function";
      const created = [...text.matchAll(/create or replace (function|trigger) (\w+)/g)];
      expect(text, path).toMatch(/^-- [A-Z].*[.:,\w]\n/);
      expect(
        created.map(([, is, name]) => `${is} ${name}`),
        path,
      ).toEqual([`${kind} ${named(path)}`]);
    }
  });

  it("has a name of its own", () => {
    const names = functions.map(named);
    expect(names).toEqual([...new Set(names)]);
  });

  it("is in a folder of the table that it is on", () => {
    for (const path of triggers) {
      expect(read(path), path).toMatch(new RegExp(`\\son ${basename(dirname(path))}\\s`));
    }
  });
});

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
