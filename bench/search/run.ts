import { countJobs } from "#app/features/search/read-index.server.ts";
import { untilIdle } from "#bench/harness/processes.ts";
import { onBoard } from "./board.ts";
import { measureInstalled } from "./engines/installed/measure-installed.ts";
import { measureJudged } from "./engines/installed/measure-judged.ts";
import { measureEngines } from "./engines/measure-engines.ts";
import { loadUpTo, settle } from "./load.ts";
import { measureAtOnce } from "./measure-at-once.ts";
import { type Measured, measureKinds, printGrowth } from "./measure-kinds.ts";
import { measureWriting } from "./measure-writing.ts";
import { help, type Options, readOptions } from "./options.ts";
import { printSizes } from "./relation-sizes.ts";
import { heading, shown } from "./report.ts";

/** npm run bench -- search: how fast the board finds jobs, by how many there are. */
async function measureBoard(options: Options): Promise<void> {
  const now = new Date();
  const measured: Measured[] = [];
  for (const size of options.sizes) {
    heading(`== ${shown.count(size)} jobs`);
    const { loaded, seconds } = await loadUpTo(size, now);
    const rate = loaded > 0 ? `, ${shown.count(Math.round(loaded / seconds))} jobs a second` : "";
    console.log(`Importing ${shown.count(loaded)} jobs took ${shown.seconds(seconds)}${rate}`);
    console.log(`vacuum analyze took ${shown.seconds(await settle())}`);
    await printSizes();
    await fillMemory();
    if (options.parts.includes("kinds")) measured.push(await measureKinds(size, options.runs));
    if (options.parts.includes("writing")) await measureWriting();
    if (options.parts.includes("at-once")) await measureAtOnce(size, options.seconds);
  }
  printGrowth(measured);
}

/** Has this process read the jobs that it may hold, as after a start. */
async function fillMemory(): Promise<void> {
  const began = performance.now();
  await countJobs({});
  await untilIdle([process.pid]);
  console.log(`Memory was ready after ${shown.seconds((performance.now() - began) / 1000)}`);
}

/** npm run bench -- search engines: the same jobs and queries given to other engines. */
async function besideOthers(options: Options): Promise<void> {
  if (options.judged?.length) await measureJudged(options.judged);
  if (options.parts.includes("installed")) await measureInstalled(options);
  if (options.parts.includes("baselines")) {
    await measureEngines({ ...options, sizes: options.sizes.slice(0, 1) });
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === "help" || first === "--help") console.log(help);
else if (first === "engines") {
  const options = readOptions(rest, {
    sizes: [10_000, 100_000, 300_000],
    runs: 100,
    settings: "own",
    parts: ["installed", "baselines"],
  });
  await onBoard(options, () => besideOthers(options));
} else {
  const options = readOptions(process.argv.slice(2));
  await onBoard(options, () => measureBoard(options));
}
