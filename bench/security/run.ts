import { readdirSync } from "node:fs";
import { showFindings } from "#bench/findings.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import type { Part } from "./part.ts";

/**
 * npm run bench -- security [PART [WORDS]…]: each file in parts/ is a part, and all of them run
 * without a name. Each prints a table of what was found beside what is to be reached, and ends by
 * itself. Words behind a name are for that part, such as a folder or how many times.
 */
const names = readdirSync(new URL("parts", import.meta.url))
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();
const asked: { name: string; words: string[] }[] = [];
for (const word of process.argv.slice(2)) {
  if (names.includes(word)) asked.push({ name: word, words: [] });
  else if (asked.length > 0) asked.at(-1)?.words.push(word);
  else throw new Error(`There is no part ${word}. There are: ${names.join(", ")}`);
}

await ensureBuilt(console.log);
for (const { name, words } of asked.length > 0
  ? asked
  : names.map((name) => ({ name, words: [] }))) {
  await runPart(name, words);
}

async function runPart(name: string, words: string[]): Promise<void> {
  const { part } = (await import(new URL(`parts/${name}.ts`, import.meta.url).href)) as {
    part: Part;
  };
  console.log(`\n${name}: ${part.what}`);
  showFindings(await part.run(words));
}
