import { sendDueAlerts } from "#app/features/alerts/delivery/digests.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { closeQueue, openQueue } from "#app/platform/queue/queue.server.ts";

/** What the queue does every minute, once, in a process of its own that may be killed. */
const url = process.env.BENCH_DATABASE ?? "";
openDatabase(url, 4);
openQueue(url);
process.stdout.write("begun\n");
const jobs = await percolateChangedJobs();
const digests = await sendDueAlerts();
const { maxRSS } = process.resourceUsage();
process.stdout.write(`${JSON.stringify({ jobs, digests, megabytes: maxRSS / 1024 })}\n`);
await closeQueue();
await closeDatabase();
