import type { Rolldown } from "vite";
import { pages } from "#app/pages.ts";

type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/**
 * Few files, so that a page hydrates with few requests: React and the router; what every page runs;
 * the cards of jobs; what lists and a job share; lists; home and its like; searches; signing in; and
 * the pages of one's own. What only one route or one late import needs stays with it.
 */
export function scriptChunks(): Rolldown.CodeSplittingGroup[] {
  const entries = new Map<string, Set<string>>();
  const named = groups.map((wanted) => ({
    name: (id: string, modules: Rolldown.ChunkingContext) =>
      chunkOf(entriesOf(id, modules, entries)) === wanted ? wanted : null,
    test: /[\\/](app|node_modules)[\\/](?!.*[\\/]routes[\\/])/,
  }));
  const react = {
    name: "react",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper|rolldown[\\/]runtime/,
  };
  return [react, ...named].map((group, index, all) => ({ ...group, priority: all.length - index }));
}

const groups = [
  ...(["frame", "cards", "lists", "job", "front"] as const),
  ...(["search", "account", "late", "desk"] as const),
];
type Group = (typeof groups)[number];

const frame = /[\\/]app[\\/](root|entry\.client|messages[\\/]\w+[\\/]public)\.tsx?$/;
const board = filesOf("board");
const front = filesOf("front");
const home = /[\\/]routes[\\/](landing|home|country|province)\.tsx$/;
const job = /[\\/]routes[\\/]job-detail\.tsx$/;
const list = /[\\/]routes[\\/](job-list|category)\.tsx$/;
const login = /[\\/]routes[\\/]login\.tsx$/;
const route = /[\\/]routes[\\/]/;

/**
 * What imports a module is loaded wherever the module is, so a group never imports one that its pages
 * could do without: home loads no lists, and anyone who signs in loads neither.
 */
function chunkOf(entries: Set<string>): Group | null {
  if (entries.size < 2) return null;
  const all = [...entries];
  const uses = (page: { test: (file: string) => boolean }) => all.some((entry) => page.test(entry));
  if (uses(frame) || (uses(login) && uses(board))) return "frame";
  if (uses(board))
    return uses(home) || (uses(list) && uses(job)) ? "cards" : uses(job) ? "job" : "lists";
  if (uses(home)) return "front";
  if (uses(login)) return "account";
  if (uses(front)) return "search";
  return all.every((entry) => route.test(entry)) ? "desk" : "late";
}

/** Matches the route files of the pages that share a group of script files. */
function filesOf(scripts: "board" | "front"): { test: (file: string) => boolean } {
  const files = pages.filter((page) => page.scripts === scripts).map(({ file }) => `/app/${file}`);
  return { test: (file) => files.some((end) => file.replaceAll("\\", "/").endsWith(end)) };
}

/** What a module is loaded for: routes, the frame itself, and what is imported only when needed. */
function entriesOf(id: string, modules: Modules, known: Map<string, Set<string>>): Set<string> {
  const chunks = known.get(id) ?? new Set<string>();
  if (known.has(id)) return chunks;
  known.set(id, chunks);
  const file = id.replace(/\?.*/, "");
  const info = modules.getModuleInfo(id);
  if (frame.test(file) || route.test(file) || info?.dynamicImporters.length) chunks.add(file);
  for (const importer of info?.importers ?? []) {
    for (const entry of entriesOf(importer, modules, known)) chunks.add(entry);
  }
  return chunks;
}
