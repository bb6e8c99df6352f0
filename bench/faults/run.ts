import { endWithUsage, readNumber } from "#bench/harness/arguments.ts";
import { listParts, runPart } from "#bench/harness/parts.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";

/**
 * npm run bench -- faults [PART…] [NAME=NUMBER…]: each file in parts/ is a part, and all of them run
 * without a name. Each prints what was found beside what is to be reached, and ends by itself.
 */
const names = listParts("faults");
const usage = `npm run bench -- faults [PART…] [NAME=NUMBER…]. Parts: ${names.join(", ")}`;
const given = process.argv.slice(2);
const chosen = given.filter((word) => !word.includes("="));
const sizes = new Map(
  given.flatMap((word) => {
    const [name = "", number] = word.split("=");
    return number === undefined ? [] : [[name, readNumber(number, 1, usage)] as const];
  }),
);
if (chosen.some((name) => !names.includes(name))) endWithUsage(usage);

await ensureBuilt(console.log);
for (const name of chosen.length > 0 ? chosen : names) {
  await runPart<Record<string, number>>("faults", name, (part) => {
    const entries = Object.entries(part.sizes ?? {}).map(
      ([key, usual]) => [key, sizes.get(key) ?? usual] as const,
    );
    const note = entries.map(([key, size]) => `${key}=${size}`).join(" ");
    return { input: Object.fromEntries(entries), note: note && ` (${note})` };
  });
}
