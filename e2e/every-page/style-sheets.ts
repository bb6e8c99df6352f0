import { readdirSync, readFileSync } from "node:fs";

const folder = "build/client/assets";
const names = readdirSync(folder).flatMap((file) => /^(.+)-[\w-]{8}\.css$/.exec(file)?.[1] ?? []);
const address = new RegExp(`/assets/(${names.join("|")})-[\\w-]{8}\\.css`, "g");
const sheets = new Map(names.map((name) => [name, classesOf(name)]));

/** Classes on a page that stand in none of the sheets that it loads, but in others. */
export function unstyledClasses(html: string): string[] {
  // A sheet for browsers without scripts comes late to others (app/entry.server.tsx).
  const atOnce = html.replace(/<noscript>.*?<\/noscript>/gs, "");
  const loaded = [...atOnce.matchAll(address)].map(([, name = ""]) => name);
  return [...new Set(classesIn(html))].flatMap((name) => {
    const homes = names.filter((sheet) => sheets.get(sheet)?.has(name));
    const isThere = homes.length === 0 || homes.some((sheet) => loaded.includes(sheet));
    return isThere ? [] : [`.${name} stands in ${homes.join(", ")}`];
  });
}

/** The classes that a built sheet has rules for on a screen. */
function classesOf(sheet: string): Set<string> {
  const file = readdirSync(folder).find(
    (name) => name.startsWith(`${sheet}-`) && /css$/.test(name),
  );
  const selectors = readFileSync(`${folder}/${file}`, "utf8")
    .replace(/\{[^{}]*\}/g, "{}")
    .replace(/@media print\{(?:[^{}]*\{\})*\}/g, "");
  const classes = selectors.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...classes].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

function classesIn(html: string): string[] {
  const lists = html.matchAll(/\sclass="([^"]*)"/g);
  return [...lists].flatMap(([, list = ""]) =>
    list.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(" "),
  );
}
