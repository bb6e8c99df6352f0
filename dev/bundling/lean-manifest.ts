import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Route = { id?: string; imports?: string[] };
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> };

/**
 * Leaves out of the list of routes that browsers load what is false or empty, ids beside their own names, scripts
 * that every page has loaded before, and what is no route, which only the server reads: 1 KB of what every page
 * loads. All routes stay: the first part of an address is a country where no route has it.
 */
export async function leanManifest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name));
  const files = names.map((name) => join(folder, name));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  // A route of this name has an empty file of its own.
  const at = texts.findIndex((text) => text !== "");
  await writeFile(files[at] ?? "", leanText(texts[at] ?? ""));
}

export function leanText(script: string): string {
  const [, start = "", json] =
    /^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s.exec(script) ?? [];
  if (!json)
    throw new Error("The list of routes has another form: see dev/bundling/lean-manifest.ts.");
  const { entry, routes }: Manifest = JSON.parse(json);
  for (const route of Object.values(routes)) {
    delete route.id;
    route.imports = route.imports?.filter((file) => !entry.imports.includes(file)) ?? [];
  }
  const lean = JSON.stringify({ routes }, (_, part) => (isEmpty(part) ? undefined : part));
  return `let m=${start}${lean};for(let i in m.routes)m.routes[i].id=i`;
}

const isEmpty = (part: unknown) => part === false || (Array.isArray(part) && part.length === 0);
