import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { listSources } from "./imports.ts";

const root = join(import.meta.dirname, "../..");

/** Words of this project's own that a stranger would not search for, and what the field says. */
const instead = new Map([
  ["hindrance", "unavailable"],
  ["hindered", "unavailable"],
  ["tally", "counter"],
  ["tallied", "counter"],
  ["sparingly", "throttled"],
  ["verb", "service"],
  ["verbs", "service"],
  ["niche", "avatar"],
  ["stones", "border"],
  ["door", "arch, handler, endpoint"],
  ["doors", "arch, handler, endpoint"],
  ["wake", "hydrate"],
  ["awake", "hydrated"],
  ["lured", "cross-site navigation"],
  ["outlive", "handle"],
  ["squeeze", "acquire"],
  ["patience", "timeout"],
  ["upkeep", "refresh"],
]);

it("no identifier and no file is named by a word that docs/glossary.md has another one for", () => {
  const sources = listSources().filter((file) => !file.startsWith("bench/"));
  expect(sources.length).toBeGreaterThan(900);
  const offences = sources.flatMap((file) => {
    const names = [basename(file), ...identifiersIn(file)];
    return names.flatMap((name) => {
      const word = partsOf(name).find((word) => instead.has(word));
      return word ? [`${file}: ${name} (${instead.get(word)})`] : [];
    });
  });
  expect([...new Set(offences)]).toEqual([]);
});

function identifiersIn(file: string): Set<string> {
  const names = new Set<string>();
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, name } = node as { type?: string; name?: unknown };
    if (type?.endsWith("Identifier") && typeof name === "string") names.add(name);
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return names;
}

/** "isPageCache" and "page-cache" are of the same words. */
function partsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}
