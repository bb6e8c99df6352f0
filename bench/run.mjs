import { existsSync, readdirSync } from "node:fs";

/** npm run bench -- NAME [arguments]: each folder here with a run.ts is a benchmark. */
const [name = "", ...rest] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((folder) => existsSync(new URL(`./${folder}/run.ts`, import.meta.url)));
const run = new URL(`./${name}/run.ts`, import.meta.url);

if (!names.includes(name)) {
  console.error(`Which benchmark? npm run bench -- ${names.join(" | ")}`);
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...rest);
await import(run.href);
