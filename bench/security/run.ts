import { endWithUsage } from "#bench/harness/arguments.ts";
import { listParts, runPart } from "#bench/harness/parts.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";

/**
 * npm run bench -- security [PART [WORDS]…]: each file in parts/ is a part, and all of them run
 * without a name. Each prints a table of what was found beside what is to be reached, and ends by
 * itself. Words behind a name are for that part, such as a folder or how many times.
 */
const names = listParts("security");
const chosen: { name: string; args: string[] }[] = [];
for (const word of process.argv.slice(2)) {
  if (names.includes(word)) chosen.push({ name: word, args: [] });
  else if (chosen.length > 0) chosen.at(-1)?.args.push(word);
  else endWithUsage(`npm run bench -- security [PART [WORDS]…]. Parts: ${names.join(", ")}`);
}
const all = names.map((name) => ({ name, args: [] as string[] }));

await ensureBuilt(console.log);
for (const { name, args } of chosen.length > 0 ? chosen : all) {
  await runPart<string[]>("security", name, () => ({ input: args }));
}
