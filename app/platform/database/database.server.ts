import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { applyFunctions } from "./migrations/apply-functions.server.ts";
import { applyMigrations } from "./migrations/apply-migrations.server.ts";
import { prepareModerationLog } from "./moderation-log.server.ts";
import { migrateQueue } from "./queue-tables.server.ts";

let underWay = 0;
let places = 0;

/** Counts the queries of a pool of so many connections: statements alone, and transactions as one. */
function counting(client: Sql, connections: number): Sql {
  places = connections;
  const unsafe = client.unsafe.bind(client);
  const begin = client.begin.bind(client);
  return Object.assign(client, {
    unsafe: (...args: Parameters<Sql["unsafe"]>) => counted(unsafe(...args)),
    begin: (...args: Parameters<Sql["begin"]>) => counted(begin(...args)),
  });
}

/** The pool's state: work on its connections, work that waits for one, connections in all. */
export function poolCounts(): { running: number; waiting: number; connections: number } {
  const running = Math.min(underWay, places);
  return { running, waiting: underWay - running, connections: places };
}

function counted<Work extends Promise<unknown>>(work: Work): Work {
  underWay += 1;
  const done = () => {
    underWay -= 1;
  };
  work.then(done, done);
  return work;
}

/** How many statements a connection may hold prepared; each costs the server some ten kilobytes. */
const max = 150;

/**
 * Has statements prepared that come again: Drizzle asks for none to be, and an unprepared one with
 * values takes two trips to the server. Texts that searches put together differ endlessly, so one is
 * prepared when it comes a third time, and there is an end to how many.
 */
export function preparing(client: Sql): Sql {
  const prepared = new Set<string>();
  const seen = new Map<string, number>();
  const comesAgain = (text: string) => {
    if (prepared.has(text)) return true;
    if (prepared.size >= max) return false;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < 3) {
      if (seen.size >= 10 * max) seen.clear();
      seen.set(text, times);
      return false;
    }
    seen.delete(text);
    prepared.add(text);
    return true;
  };
  const unsafe = client.unsafe.bind(client);
  const again: Sql["unsafe"] = (text, values = [], options = {}) => {
    const may = values.length > 0 && client.options.prepare;
    return unsafe(text, values, { ...options, prepare: may && comesAgain(text) });
  };
  return Object.assign(client, { unsafe: again });
}

type Client = ReturnType<typeof postgres>;
export type Database = PostgresJsDatabase;
/** The argument of the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/**
 * Where statements go: within the time limit of a request; without one, to connections of their own; or to a
 * replica, which only reads.
 */
type Pool = "limited" | "unlimited" | "replica";
const pools: { [pool in Pool]?: Client } = {};
const chosen = new AsyncLocalStorage<Pool>();

/** Sends the statements of `work` to a pool; to the usual one where it is not open. */
export function inPool<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  // Drizzle begins a statement when it is awaited.
  return chosen.run(pool, async () => await work());
}

/** The pool that statements sent now go to. */
export function currentPool(): Pool {
  return chosen.getStore() ?? "limited";
}

/** Lets the statements of `work`, a task in the background or an act on thousands of rows, take their time. */
export function withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
  return inPool("unlimited", work);
}

/** Sends each statement to the pool that is chosen for it. */
function choosing(limited: Sql): Sql {
  const [unsafe, begin] = [limited.unsafe.bind(limited), limited.begin.bind(limited)];
  const other = () => {
    const pool = chosen.getStore();
    return pool && pool !== "limited" ? pools[pool] : undefined;
  };
  return Object.assign(limited, {
    unsafe: (...args: Parameters<Sql["unsafe"]>) => (other()?.unsafe ?? unsafe)(...args),
    begin: (...args: Parameters<Sql["begin"]>) => (other()?.begin ?? begin)(...args),
  });
}

/** The database of this process; set by openDatabase before the first request or service call. */
export let db: Database;

/** How long a statement may take, and how many connections those of `withoutTimeLimit` have. */
type TimeLimit = { longestMs: number; unlimitedConnections: number };

/** Opens the pool that every service uses; `connections` is its size. */
export function openDatabase(url: string, connections = 10, limit?: TimeLimit): void {
  const limited = counting(connect(url, connections, limit?.longestMs), connections);
  pools.limited = limited;
  if (limit) pools.unlimited = ready(connect(url, limit.unlimitedConnections));
  db = drizzle(choosing(preparing(limited)));
}

/** Opens the pool of a replica, or opens it anew: what was on its way there fails. */
export function openReplicaPool(url: string, connections: number, longestMs: number): void {
  const before = pools.replica;
  pools.replica = ready(connect(url, connections, longestMs));
  before?.end({ timeout: 0 }).catch(() => {});
}

function connect(url: string, max: number, longestMs?: number): Client {
  return postgres(url, {
    max,
    onnotice: () => {},
    connect_timeout: 10,
    // Seconds: once the database is back, nobody waits for the pool to find out.
    backoff: () => 0.1,
    // Compiling a plan takes longer than what it would save here; a search would wait 20 ms for it.
    connection: { jit: false, ...(longestMs && { statement_timeout: longestMs }) },
  });
}

/** A client as Drizzle uses it, which sets how values are read and written on each. */
function ready(client: Client): Client {
  drizzle(client);
  return preparing(client);
}

export async function closeDatabase(): Promise<void> {
  const open = Object.values(pools);
  for (const pool of ["limited", "unlimited", "replica"] as const) delete pools[pool];
  await Promise.all(open.map((client) => client.end({ timeout: 5 })));
}

/**
 * Brings the schema up to date. Safe with several processes starting at once: one waits for the other.
 * `logUrl` is the same database as the role that owns the moderation log.
 */
export async function migrateDatabase(url: string, logUrl?: string): Promise<void> {
  const alone = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [server] = await alone`select current_setting('server_version_num')::int as version`;
    if (Number(server?.version) < 150_000) {
      throw new Error("DATABASE_URL: PostgreSQL 15 or newer is needed.");
    }
    await alone`select pg_advisory_lock(${migrationLock})`;
    await alone`create schema if not exists drizzle`;
    await alone`create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`;
    await alone.begin(async (tx) => {
      const afterwards = await applyMigrations(tx);
      await applyFunctions(tx);
      for (const statement of afterwards) await tx.unsafe(statement);
    });
    await prepareModerationLog(url, logUrl);
    await migrateQueue(url);
  } finally {
    await alone.end({ timeout: 5 });
  }
}

/** Held by the process that changes the schema. */
export const migrationLock = 7_310_001;

/** The name of the constraint that an insert or update broke, or undefined for any other error. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof postgres.PostgresError && at.code.startsWith("23")) return at.constraint_name;
  }
  return undefined;
}
