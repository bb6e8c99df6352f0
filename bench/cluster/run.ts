import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { openKeyring } from "#app/platform/encryption/files-key.server.ts";
import { openS3Storage } from "#app/platform/storage/storage.server.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { freePort } from "#test/servers/free-port.ts";
import { startS3Server } from "#test/servers/s3-server.ts";
import { type App, filesKey, startApp } from "./apps.ts";
import { compare } from "./compare.ts";
import { type DatabaseNode, isComplete, password, startDatabaseNodes } from "./database-nodes.ts";
import { until } from "./programs.ts";
import { startProxy } from "./proxy.ts";
import { readOnAndOn } from "./readers.ts";
import { applyOnAndOn, type Load, makePeople } from "./seekers.ts";

/**
 * npm run bench -- cluster [ROUNDS [SEEKERS]]: three PostgreSQL under Patroni with synchronous
 * copies, three app processes behind a proxy, files in a bucket. While seekers apply, each round
 * kills the primary, kills every app process, and freezes the primary: it is heard of no more, though
 * its lines stay, until it is reset as a watchdog would. Visitors, whose pages come from a replica, read a
 * job that changes all the while; the replicas are killed one after the other.
 */
const [rounds = 1, seekers = 12] = readNumbers(
  "npm run bench -- cluster [ROUNDS [SEEKERS]]",
  ...[
    { usual: 1, least: 1 },
    { usual: 12, least: 1 },
  ],
);
const slowest = 20;
const oldestMs = 2000;
const calmSeconds = 5;

await ensureBuilt(console.log);
const folder = await mkdtemp(join(tmpdir(), "furas-cluster-"));
await chmod(folder, 0o755);
const shutdownHooks: (() => Promise<unknown>)[] = [];
const began = Date.now();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end(130));
try {
  await run();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await end(process.exitCode ?? 0);

async function run(): Promise<void> {
  say("Starting three databases");
  const nodes = await startDatabaseNodes(folder, shutdownHooks);
  const s3 = await startS3Server();
  shutdownHooks.push(() => s3.close());
  await openS3Storage(s3.settings);
  await openKeyring({ filesKey, filesKeyFile: undefined, dataDir: "" });
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const proxy = await startProxy(folder, nodes, ports);
  shutdownHooks.push(() => proxy.end("SIGKILL"));
  const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const [url, readUrl] = [urlAt(proxy.database), urlAt(proxy.replica)];
  const origin = `http://127.0.0.1:${proxy.board}`;
  say("Starting three app processes");
  const apps: App[] = [];
  for (const port of ports) {
    const app = await startApp(folder, port, { url, readUrl, origin, s3: s3.settings });
    apps.push(app);
    shutdownHooks.push(() => app.stop());
    const ready = `http://127.0.0.1:${port}/health/ready`;
    await until("An app process", 60, async () => (await fetch(ready)).ok);
  }
  await until("The board", 30, async () => (await fetch(`${origin}/health/ready`)).ok);
  say("Applying");
  const people = await makePeople(url, origin, seekers, 5000);
  const load = applyOnAndOn(origin, people);
  const reading = await readOnAndOn(url, origin, people.seekers[0]?.cookie ?? "");
  const onReplica = await transactionsWithin(readUrl, calmSeconds);

  const waits: Record<string, string> = {};
  let worst = 0;
  for (let round = 1; round <= rounds; round++) {
    for (const [what, act] of Object.entries(faultsInOrder(nodes, apps, load))) {
      const seconds = await act();
      say(`${what}: writes resumed after ${seconds.toFixed(1)} s`);
      waits[`${what}, round ${round}`] = `writes resume after ${seconds.toFixed(1)} s`;
      worst = Math.max(worst, seconds);
      await pause(3000);
    }
  }
  await load.stop();
  await reading.stop();
  const oldest = Math.max(...reading.oldest.values());
  const comparison = await compare(url, load.acknowledged);
  const driver = await findsPrimary(nodes);
  const starts = apps.reduce((sum, app) => sum + app.starts(), 0);
  console.table({
    ...waits,
    "acknowledged applications": load.acknowledged.length,
    "of them lost": comparison.lost,
    "of them doubled": comparison.doubled,
    "of them with other bytes": comparison.differing,
    "sent, but never heard of": comparison.unheard,
    "uploads that no application uses": comparison.unused,
    "answers that were tried again": [...load.retried].map((pair) => pair.join(" × ")).join(", "),
    [`transactions on the replica in ${calmSeconds} s before the faults`]: onReplica,
    "pages that visitors read": `${reading.read}, ${reading.failed} without an answer`,
    ...Object.fromEntries(
      [...reading.oldest].map(([page, age]) => [
        `${page}, the oldest shown`,
        `${Math.round(age)} ms`,
      ]),
    ),
    "a signed-in person's pages that were behind": reading.behindForSignedIn,
    "the driver, given all three hosts": driver ? "finds the primary" : "does not find it",
    "starts of app processes": `${starts}, of which ${3 + 3 * rounds} were killed for or first`,
  });
  const missed = comparison.lost + comparison.doubled + comparison.differing > 0 || worst > slowest;
  const isOld = oldest > oldestMs || reading.behindForSignedIn > 0;
  const restarted = starts > 3 + 3 * rounds;
  const isUsed = onReplica > 2 * 3 * 4 * calmSeconds;
  const isReached = isUsed && !(missed || restarted || isOld);
  const limits = `0 lost, 0 doubled, ≤ ${slowest} s, no page older than ${oldestMs} ms`;
  console.log(isReached ? `reached: ${limits}` : "MISSED");
  if (!isReached) process.exitCode = 1;
}

/** Each app process asks a replica four times a second how far it is; the rest are counts and pages. */
async function transactionsWithin(url: string, seconds: number): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const count = async () =>
    Number(
      (
        await sql`select xact_commit as n from pg_stat_database where datname = current_database()`
      )[0]?.n,
    );
  const before = await count();
  await pause(seconds * 1000);
  const after = await count();
  await sql.end();
  return after - before;
}

function faultsInOrder(nodes: DatabaseNode[], apps: App[], load: Load) {
  return {
    "primary killed": async () => {
      const primary = await primaryOf(nodes);
      await primary.kill();
      const seconds = await resumed(load);
      await pause(2000);
      primary.revive();
      await whole(nodes);
      return seconds;
    },
    "app processes killed one by one": async () => {
      let longest = 0;
      for (const app of apps) {
        await app.kill();
        longest = Math.max(longest, await resumed(load));
        await pause(4000);
      }
      return longest;
    },
    "primary frozen, reset by its watchdog": async () => {
      const primary = await primaryOf(nodes);
      await primary.freeze();
      const seconds = await resumed(load);
      await pause(5000);
      // It must not resume as primary: that is what a watchdog is for.
      await primary.kill();
      primary.revive();
      await whole(nodes);
      return seconds;
    },
    "replicas killed one by one": async () => {
      let longest = 0;
      for (const node of nodes) {
        if (await node.isPrimary()) continue;
        await node.kill();
        longest = Math.max(longest, await resumed(load));
        await pause(3000);
        node.revive();
        await whole(nodes);
      }
      return longest;
    },
  };
}

/** Seconds until something is acknowledged that was not under way before. */
async function resumed(load: Load): Promise<number> {
  const since = Date.now();
  // What the fault found half done may still be answered in its first moments.
  await pause(200);
  const before = load.acknowledged.length;
  try {
    await until("Writes", 120, async () => load.acknowledged.length > before);
  } catch (error) {
    console.log("Answers that were no acknowledgement:", Object.fromEntries(load.retried));
    throw error;
  }
  return (Date.now() - since) / 1000;
}

async function primaryOf(nodes: DatabaseNode[]): Promise<DatabaseNode> {
  for (;;) {
    for (const node of nodes) if (await node.isPrimary().catch(() => false)) return node;
    await pause(200);
  }
}

async function whole(nodes: DatabaseNode[]): Promise<void> {
  await until("All three databases", 120, async () => isComplete(await primaryOf(nodes)));
}

/** Whether the driver alone, given the copies first, comes to the primary. */
async function findsPrimary(nodes: DatabaseNode[]): Promise<boolean> {
  const primary = await primaryOf(nodes);
  const hosts = [...nodes.filter((node) => node !== primary), primary].map(
    ({ address, ports }) => `${address}:${ports.database}`,
  );
  const url = `postgres://postgres:${password}@${hosts.join(",")}/postgres?target_session_attrs=primary`;
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [row] = await sql`select pg_is_in_recovery() as copy`.finally(() => sql.end());
  return row?.copy === false;
}

function say(step: string): void {
  console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(6)}s] ${step}`);
}

async function end(code: number | string): Promise<void> {
  for (const close of shutdownHooks.splice(0).reverse()) await close().catch(() => {});
  if (process.env.KEEP_LOGS) console.log(`Logs are kept in ${folder}`);
  else await rm(folder, { recursive: true, force: true });
  process.exit(code);
}
