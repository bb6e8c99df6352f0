import { sendDueAlerts } from "#app/features/alerts/delivery/digests.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { closeQueue, openQueue } from "#app/platform/queue/queue.server.ts";

/** What the queue does every minute, once, in a process of its own that may be killed. */
const url = process.env.BENCH_DATABASE ?? "";
openDatabase(url, 4);
openQueue(url);
// Loading the sources takes more memory for a moment than the work does.
globalThis.gc?.();
const before = process.memoryUsage().rss;
let largest = before;
const watch = setInterval(() => {
  largest = Math.max(largest, process.memoryUsage().rss);
}, 20);
process.stdout.write("begun\n");
const jobs = await percolateChangedJobs();
const start = performance.now();
const digests = await sendDueAlerts();
const msPerDigest = (performance.now() - start) / Math.max(1, digests);
clearInterval(watch);
const megabytes = (Math.max(largest, process.memoryUsage().rss) - before) / 2 ** 20;
process.stdout.write(`${JSON.stringify({ jobs, digests, megabytes, msPerDigest })}\n`);
await closeQueue();
await closeDatabase();
