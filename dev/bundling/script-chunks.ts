import type { Rolldown } from "vite";
import { pages } from "#app/pages.ts";

type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/**
 * Few files, so that a page wakes with few requests: React and the router; what every page runs; the
 * parts of lists and jobs; those of the other pages for everybody; those of pages of one's own. What
 * only one route or one late import needs stays with it.
 */
export function scriptChunks(): Rolldown.CodeSplittingGroup[] {
  const entries = new Map<string, Set<string>>();
  const named = (["frame", "board", "front", "late", "desk"] as const).map((wanted) => ({
    name: (id: string, modules: Rolldown.ChunkingContext) =>
      chunkOf(entriesOf(id, modules, entries)) === wanted ? wanted : null,
    test: /[\\/](app|node_modules)[\\/](?!.*[\\/]routes[\\/])/,
  }));
  const react = {
    name: "react",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper/,
  };
  return [react, ...named].map((group, index, all) => ({ ...group, priority: all.length - index }));
}

const frame = /[\\/]app[\\/](root|entry\.client|messages[\\/]\w+[\\/]public)\.tsx?$/;
const board = filesOf("board");
const front = filesOf("front");
const route = /[\\/]routes[\\/]/;

function chunkOf(entries: Set<string>): "frame" | "board" | "front" | "late" | "desk" | null {
  if (entries.size < 2) return null;
  const all = [...entries];
  for (const [name, pattern] of Object.entries({ frame, board, front } as const)) {
    if (all.some((entry) => pattern.test(entry))) return name as "frame" | "board" | "front";
  }
  return all.every((entry) => route.test(entry)) ? "desk" : "late";
}

/** Matches the route files of the pages that share a group of script files. */
function filesOf(scripts: "board" | "front"): { test: (file: string) => boolean } {
  const files = pages.filter((page) => page.scripts === scripts).map(({ file }) => `/app/${file}`);
  return { test: (file) => files.some((end) => file.replaceAll("\\", "/").endsWith(end)) };
}

/** What a module is loaded for: routes, the frame itself, and what is imported only when needed. */
function entriesOf(id: string, modules: Modules, known: Map<string, Set<string>>): Set<string> {
  const found = known.get(id) ?? new Set<string>();
  if (known.has(id)) return found;
  known.set(id, found);
  const file = id.replace(/\?.*/, "");
  const info = modules.getModuleInfo(id);
  if (frame.test(file) || route.test(file) || info?.dynamicImporters.length) found.add(file);
  for (const importer of info?.importers ?? []) {
    for (const entry of entriesOf(importer, modules, known)) found.add(entry);
  }
  return found;
}
