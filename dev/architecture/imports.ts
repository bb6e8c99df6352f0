import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";

export const root = join(import.meta.dirname, "../..");
const tops = "{app,bench,bin,demo,dev,e2e,server,test}";
const exclude = ["bench/node_modules"];

/** A file's import of another file of the project, by their paths from its root. */
export type Import = { from: string; to: string; specifier: string };

/** Every source file, by its path from the project's root. */
export function listSources(): string[] {
  return globSync(`${tops}/**/*.{ts,tsx,mts,mjs}`, { cwd: root, exclude }).sort();
}

/** Every file of these folders that git would keep, whatever its kind. */
export function listFiles(): string[] {
  return globSync(`${tops}/**/*`, { cwd: root, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !file.endsWith(".d.json.ts"));
}

/** What the sources import of each other, types included. */
export function listImports(): Import[] {
  const sources = listSources();
  const known = new Set(sources);
  return sources.flatMap((from) =>
    specifiersOf(from).flatMap((specifier) => {
      const to = resolve(from, specifier);
      return known.has(to) ? [{ from, to, specifier }] : [];
    }),
  );
}

function specifiersOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const { module } = parseSync(file, text);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...reexported,
    ...dynamic,
  ];
}

function resolve(from: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, "");
  return path.startsWith("#") ? path.slice(1) : posix.join(dirname(from), path);
}
