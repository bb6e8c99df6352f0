import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./imports.ts";

it("the README's map has at most 40 lines, and all that it names is there", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const lines = /## The map\n\n```\n(.*?)\n```/s.exec(readme)?.[1]?.split("\n") ?? [];
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.length).toBeLessThanOrEqual(40);
  const folders: string[] = [];
  const missing: string[] = [];
  for (const line of lines) {
    const depth = (/^ */.exec(line)?.[0].length ?? 0) / 2;
    // Names stand before the first gap of three blanks; further folders of a row are beside each other.
    const names =
      line
        .trim()
        .split(/ {3,}/)[0]
        ?.split(/ {1,2}/) ?? [];
    for (const name of names) {
      const path = [...folders.slice(0, depth), name].join("");
      if (!existsSync(join(root, path))) missing.push(path);
    }
    if (names[0]?.endsWith("/")) folders.splice(depth, Infinity, names[0]);
  }
  expect(missing).toEqual([]);
});
