import { existsSync, readdirSync } from "node:fs";

/** npm run bench -- NAME [arguments]: each folder here is a benchmark. */
const [name = "", ...rest] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const run = new URL(`./${name}/run.ts`, import.meta.url);

if (!names.includes(name) || !existsSync(run)) {
  console.error(`Which benchmark? npm run bench -- ${names.join(" | ")}`);
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...rest);
await import(run.href);
