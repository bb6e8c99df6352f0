import { readdirSync } from "node:fs";
import { showFindings } from "#bench/findings.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import type { Part } from "./part.ts";

/**
 * npm run bench -- faults [PART…] [NAME=NUMBER…]: each file in parts/ is a part, and all of them run
 * without a name. Each prints what was found beside what is to be reached, and ends by itself.
 */
const names = readdirSync(new URL("parts", import.meta.url))
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();
const asked = process.argv.slice(2).filter((word) => !word.includes("="));
const sizes = new Map(
  process.argv.slice(2).flatMap((word) => {
    const [name = "", number] = word.split("=");
    return number === undefined ? [] : [[name, Number(number)] as const];
  }),
);
const unknown = asked.filter((name) => !names.includes(name));

if (unknown.length > 0 || [...sizes.values()].some((number) => !(number > 0))) {
  console.error(`npm run bench -- faults [PART…] [NAME=NUMBER…]. Parts: ${names.join(", ")}`);
  process.exitCode = 2;
} else {
  await ensureBuilt(console.log);
  for (const name of asked.length > 0 ? asked : names) await runPart(name);
}

async function runPart(name: string): Promise<void> {
  const { part } = (await import(new URL(`parts/${name}.ts`, import.meta.url).href)) as {
    part: Part;
  };
  const usual = Object.entries(part.sizes ?? {});
  const chosen = Object.fromEntries(usual.map(([key, size]) => [key, sizes.get(key) ?? size]));
  const told = Object.entries(chosen).map(([key, size]) => `${key}=${size}`);
  console.log(`\n${name}: ${part.what}${told.length > 0 ? ` (${told.join(" ")})` : ""}`);
  showFindings(await part.run(chosen));
}
