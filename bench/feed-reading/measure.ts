import type { FeedKind, RawItem } from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import { mapItem } from "#app/features/jobs/feeds-in/reading/map-item.server.ts";
import { readFeed } from "#app/features/jobs/feeds-in/reading/read-feed.server.ts";
import { suggestMapping } from "#app/features/jobs/feeds-in/reading/suggest-mapping.ts";

/* Reads one feed and writes a row of the table of run.ts. */
const [kind, file = "", work] = process.argv.slice(2) as [FeedKind, string, string];

const first: RawItem[] = [];
for await (const step of readFeed(kind, { file })) {
  if ("item" in step && first.push(step.item) === 100) break;
}
const mapping = suggestMapping(kind, first);
const context = { now: new Date("2026-11-28T09:00:00Z"), seen: new Set<string>() };

let isRunning = true;
const turns: { cpu: number; wall: number }[] = [];
const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let peak = 0;
let before = { cpu: cpuMs(), wall: performance.now() };
function turn() {
  const now = { cpu: cpuMs(), wall: performance.now() };
  turns.push({ cpu: now.cpu - before.cpu, wall: now.wall - before.wall });
  before = now;
  if (turns.length % 8 === 0) peak = Math.max(peak, process.memoryUsage.rss());
  if (isRunning) setImmediate(turn);
}

const start = before;
turn();
let items = 0;
for await (const step of readFeed(kind, { file })) {
  if (!("item" in step)) throw new Error(JSON.stringify(step));
  const isGood = work === "read" || "mapped" in mapItem(step.item, mapping, context);
  if (isGood) items++;
}
isRunning = false;
const longest = (of: "cpu" | "wall") => Math.max(...turns.map((each) => each[of])).toFixed(0);
const seconds = (ms: number) => (ms / 1000).toFixed(1);
console.log(
  [
    "",
    items,
    seconds(cpuMs() - start.cpu),
    seconds(performance.now() - start.wall),
    Math.round(peak / 1e6),
    longest("cpu"),
    longest("wall"),
    `${turns.filter(({ cpu }) => cpu > 20).length} of ${turns.length}`,
    "",
  ].join(" | "),
);
