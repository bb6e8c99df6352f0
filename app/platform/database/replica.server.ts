import postgres from "postgres";
import { log } from "#app/platform/log/log.server.ts";
import { inTime } from "#app/platform/timeout.server.ts";
import { currentPool, inPool, openReplicaPool } from "./database.server.ts";

/** Milliseconds that a replica may be behind, between two questions, and that an answer may take. */
const maxLagMs = 900;
const everyMs = 250;
const timeoutMs = 800;

/** Positions in the log of the primary, in bytes. */
type Positions = { written: () => Promise<bigint>; replayed: () => Promise<bigint> };

/** How far a replica is known to follow its primary. */
export type ReplicaWatch = {
  /** Whether it has all that the primary had `maxLagMs` ago. */
  isFresh: () => boolean;
  /** Asks both for their positions. */
  check: () => Promise<void>;
};

/**
 * Compares what a replica has replayed with where the primary's log ended at known times: so a replica that
 * is cut off is told from one that has nothing to do. `now` goes on while the process is paused.
 */
export function createReplicaWatch(
  { written, replayed }: Positions,
  now = () => performance.now(),
): ReplicaWatch {
  let ends: { position: bigint; at: number }[] = [];
  let knownAt = Number.NEGATIVE_INFINITY;
  return {
    isFresh: () => now() - knownAt < maxLagMs,
    async check() {
      const at = now();
      ends.push({ position: await written(), at });
      const reached = await replayed();
      knownAt = ends.findLast(({ position }) => position <= reached)?.at ?? knownAt;
      ends = ends.filter(({ at: since }) => since > knownAt && since > now() - 2 * maxLagMs);
    },
  };
}

let replica: { watch: ReplicaWatch; close: () => Promise<void> } | undefined;

type Options = { url: string; readUrl: string; connections: number; longestMs: number };

/** Opens a replica for reading and watches whether it follows the primary. */
export function openReplica({ url, readUrl, connections, longestMs }: Options): void {
  const connectAlone = (to: string) =>
    postgres(to, { max: 1, onnotice: () => {}, connect_timeout: 3, backoff: () => 0.1 });
  let [primary, copy] = [connectAlone(url), connectAlone(readUrl)];
  const watch = createReplicaWatch({
    written: () => positionOf(primary`select pg_current_wal_lsn()::text as position`),
    // A server that was made the primary replays nothing.
    replayed: () =>
      positionOf(copy`
        select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position`),
  });
  openReplicaPool(readUrl, connections, longestMs);
  let wasFresh = false;
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  const check = async () => {
    await inTime(watch.check(), timeoutMs).catch(() => {
      // A line whose other end is gone would be waited for on and on.
      for (const client of [primary, copy]) void client.end({ timeout: 0 }).catch(() => {});
      [primary, copy] = [connectAlone(url), connectAlone(readUrl)];
    });
    if (!isOpen) return void (await closeBoth());
    const isFresh = watch.isFresh();
    if (isFresh !== wasFresh) log(isFresh ? "over: replicaBehind" : "begins: replicaBehind");
    // What waits for an answer fails now, and is read from the primary.
    if (wasFresh && !isFresh) openReplicaPool(readUrl, connections, longestMs);
    wasFresh = isFresh;
    timer = setTimeout(check, everyMs).unref();
  };
  const closeBoth = () =>
    Promise.all([primary.end({ timeout: 1 }), copy.end({ timeout: 1 })]).catch(() => {});
  void check();
  replica = {
    watch,
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await closeBoth();
    },
  };
}

export async function closeReplica(): Promise<void> {
  await replica?.close();
  replica = undefined;
}

/** Whether the replica follows closely; null without one. */
export const replicaFollows = (): boolean | null => replica?.watch.isFresh() ?? null;

async function positionOf(query: Promise<{ position?: string | null }[]>): Promise<bigint> {
  const position = (await query)[0]?.position;
  if (!position) throw new Error("The database has no position in its log.");
  const [high = "", low = ""] = position.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Lets `work` read from the replica where it follows closely; undefined where it does not, or failed. */
export async function onReplica<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!replica?.watch.isFresh()) return undefined;
  // What fails for another reason fails again on the primary.
  return await inPool("replica", work).catch(() => undefined);
}

/** Lets `work` read from the primary, also where its caller reads from the replica. */
export function onPrimary<T>(work: () => Promise<T>): Promise<T> {
  return currentPool() === "replica" ? inPool("limited", work) : work();
}
