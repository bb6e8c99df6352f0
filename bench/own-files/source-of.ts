import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** A file of the build; no map where it holds the bundler's own code alone. */
type Built = { map: SourceMap | undefined; lineStarts: number[] };
const builtFiles = new Map<string, Built>();

/** The project's source file of a function in the build; undefined for those of packages. */
export function sourceOf(url: string, at: number): string | undefined {
  const built = builtFiles.get(url) ?? readBuilt(fileURLToPath(url));
  builtFiles.set(url, built);
  const line = built.lineStarts.findLastIndex((start) => start <= at);
  const entry = built.map?.findEntry(line, at - (built.lineStarts[line] ?? 0));
  if (!entry || !("originalSource" in entry) || !entry.originalSource) return undefined;
  const source = entry.originalSource.replace(/^(\.\.\/)+/, "");
  return /^(app|server|demo|db|bin)\//.test(source) ? source : undefined;
}

function readBuilt(path: string): Built {
  const text = readFileSync(path, "utf8");
  const lineStarts = [0];
  for (const { index } of text.matchAll(/\n/g)) lineStarts.push(index + 1);
  const map = existsSync(`${path}.map`)
    ? new SourceMap(JSON.parse(readFileSync(`${path}.map`, "utf8")))
    : undefined;
  return { map, lineStarts };
}
