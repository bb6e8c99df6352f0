import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { pages as allPages } from "#app/pages.ts";
import { needsPrivateMessages } from "./private-messages.ts";

const app = fileURLToPath(new URL("..", import.meta.url));

/** Pages with a screen that scripts take over. */
const pages = allPages
  .filter(({ scripts }) => scripts !== "none")
  .map(({ path, file }) => ({ path, file: join(app, file) }));

describe("private messages", () => {
  it.each(pages)("/$path says so in pages.ts if it shows any of them", ({ path, file }) => {
    const shown = shownBy(file);
    expect(needsPrivateMessages(path), shown.join("\n")).toBe(shown.length > 0);
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
  const imports = importsOf(text)
    .map((path) =>
      path.startsWith("#app/") ? join(app, path.slice(5)) : join(dirname(file), path),
    )
    .filter((path) => !path.includes(".server.") && !path.startsWith(join(app, "messages")))
    .flatMap((path) => shownBy(path, seen));
  return /\b(useAllMessages|AllMessages)\b/.test(text) ? [file, ...imports] : imports;
}

/** But for types, and for what `withPrivateMessages` loads. */
function importsOf(text: string): string[] {
  const written =
    /^(?:import|export) (?!type\b)(?:[^;"]*? from )?"((?:\.|#app\/)[^"]+)"|(?<!withPrivateMessages\(\s*)\bimport\("((?:\.|#app\/)[^"]+)"\)/gms;
  return [...text.matchAll(written)].map(([, still, late]) => still ?? late ?? "");
}

function read(file: string): string {
  return /\.tsx?$/.test(file) && existsSync(file) ? readFileSync(file, "utf8") : "";
}
