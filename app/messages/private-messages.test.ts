import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { needsOwnWords } from "./private-messages.ts";

const app = fileURLToPath(new URL("..", import.meta.url));

/** Pages with a screen that scripts take over. */
const pages = routes
  .map(({ path = "", file }) => ({ path, file: join(app, file) }))
  .filter(({ file }) => file.endsWith(".tsx") && !/onlyRead: true|\.\.\/dev\//.test(read(file)));

describe("the words of one's own pages", () => {
  it.each(pages)("/$path loads them if it shows any of them", ({ path, file }) => {
    const shown = shownBy(file);
    expect(needsOwnWords(path), shown.join("\n")).toBe(shown.length > 0);
  });

  it.each(["root.tsx", "entry.client.tsx"])("%s stands on every page", (file) => {
    expect(shownBy(join(app, file))).toEqual([]);
  });
});

/** The files by which all words come into a page, of those that are loaded with this one. */
function shownBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = read(file);
  const found = importsOf(text)
    .map((path) =>
      path.startsWith("#app/") ? join(app, path.slice(5)) : join(dirname(file), path),
    )
    .filter((path) => !path.includes(".server.") && !path.startsWith(join(app, "messages")))
    .flatMap((path) => shownBy(path, seen));
  return /\b(useAllWords|AllWords)\b/.test(text) ? [file, ...found] : found;
}

/** But for types, and for what `withOwnWords` loads. */
function importsOf(text: string): string[] {
  const written =
    /^(?:import|export) (?!type\b)(?:[^;"]*? from )?"((?:\.|#app\/)[^"]+)"|(?<!withOwnWords\()\bimport\("((?:\.|#app\/)[^"]+)"\)/gms;
  return [...text.matchAll(written)].map(([, still, late]) => still ?? late ?? "");
}

function read(file: string): string {
  return /\.tsx?$/.test(file) && existsSync(file) ? readFileSync(file, "utf8") : "";
}
