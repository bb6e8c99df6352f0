import { readdirSync } from "node:fs";
import { ensureBuilt } from "../../server/start-steps.mjs";
import type { Part } from "./part.ts";

/**
 * npm run bench -- security [PART…]: each file in parts/ is a part, and all of them run without a
 * name. Each prints a table of what was found beside what is to be reached, and ends by itself.
 */
const names = readdirSync(new URL("parts", import.meta.url))
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));

if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. There are: ${names.join(", ")}`);
  process.exitCode = 2;
} else {
  await ensureBuilt(console.log);
  for (const name of asked.length > 0 ? asked : names) await runPart(name);
}

async function runPart(name: string): Promise<void> {
  const { part } = (await import(new URL(`parts/${name}.ts`, import.meta.url).href)) as {
    part: Part;
  };
  console.log(`\n${name}: ${part.what}`);
  const findings = await part.run();
  console.table(
    Object.fromEntries(
      findings.map(({ what, found, toReach, reached }) => [
        what,
        { found, "to reach": toReach, "": reached ? "reached" : "MISSED" },
      ]),
    ),
  );
  if (findings.some(({ reached }) => !reached)) process.exitCode = 1;
}
