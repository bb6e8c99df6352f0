import type { Rolldown } from "vite";

type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/**
 * Few files, so that a page wakes with few requests: React and the router; what every page runs;
 * the parts that pages for everybody share; the parts that pages of one's own share besides.
 */
export function scriptChunks(): Rolldown.CodeSplittingGroup[] {
  const doors = new Map<string, Set<string>>();
  return [
    {
      name: "react",
      test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper/,
    },
    ...(["frame", "board", "desk"] as const).map((wanted) => ({
      name: (id: string, modules: Rolldown.ChunkingContext) =>
        chunkOf(doorsOf(id, modules, doors)) === wanted ? wanted : null,
      test: /[\\/](app|node_modules)[\\/](?!.*[\\/]routes[\\/])/,
    })),
  ].map((group, index, all) => ({ ...group, priority: all.length - index }));
}

const framing = /[\\/]app[\\/](root|entry\.client)\.tsx$/;
const forEverybody =
  /[\\/](job-list|job-detail|category|companies|advanced-search|landing|home|country|province)\.tsx$/;

/** Modules that only one route needs stay with it. */
function chunkOf(doors: Set<string>): "frame" | "board" | "desk" | null {
  if (doors.size < 2) return null;
  const all = [...doors];
  if (all.some((door) => framing.test(door))) return "frame";
  return all.some((door) => forEverybody.test(door)) ? "board" : "desk";
}

/** The routes, and the frame itself, that a module is loaded for. */
function doorsOf(id: string, modules: Modules, known: Map<string, Set<string>>): Set<string> {
  const found = known.get(id) ?? new Set<string>();
  if (known.has(id)) return found;
  known.set(id, found);
  const file = id.replace(/\?.*/, "");
  if (framing.test(file) || /[\\/]routes[\\/]/.test(file)) found.add(file);
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) {
    for (const door of doorsOf(importer, modules, known)) found.add(door);
  }
  return found;
}
