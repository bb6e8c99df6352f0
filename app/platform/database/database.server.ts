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

let client: Client | undefined;
/** Beside it, of connections without a time limit; undefined where that has none either. */
let unlimited: Client | undefined;

const withoutLimit = new AsyncLocalStorage<true>();

/** Lets the statements of `work`, a task in the background or an act on thousands of rows, take their time. */
export function withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
  // Drizzle begins a statement when it is awaited.
  return withoutLimit.run(true, async () => await work());
}

/** Sends what is asked within `withoutTimeLimit` to connections of its own. */
function choosing(limited: Sql, patient: Sql): Sql {
  const [first, second] = [
    { unsafe: limited.unsafe.bind(limited), begin: limited.begin.bind(limited) },
    { unsafe: patient.unsafe.bind(patient), begin: patient.begin.bind(patient) },
  ];
  const chosen = () => (withoutLimit.getStore() ? second : first);
  return Object.assign(limited, {
    unsafe: (...args: Parameters<Sql["unsafe"]>) => chosen().unsafe(...args),
    begin: (...args: Parameters<Sql["begin"]>) => chosen().begin(...args),
  });
}

/** The database of this process; set by openDatabase before the first request or service call. */
export let db: Database;

/** How long a statement may take, and how many connections those of `withoutTimeLimit` have. */
type TimeLimit = { longestMs: number; unlimitedConnections: number };

/** Opens the pool that every service uses; `connections` is its size. */
export function openDatabase(url: string, connections = 10, limit?: TimeLimit): void {
  const connect = (max: number, longestMs?: number) =>
    postgres(url, {
      max,
      onnotice: () => {},
      connect_timeout: 10,
      // Seconds: once the database is back, nobody waits for the pool to find out.
      backoff: () => 0.1,
      // Compiling a plan takes longer than what it would save here; a search would wait 20 ms for it.
      connection: { jit: false, ...(longestMs && { statement_timeout: longestMs }) },
    });
  client = connect(connections, limit?.longestMs);
  const limited = preparing(counting(client, connections));
  unlimited = limit && connect(limit.unlimitedConnections);
  // On each client Drizzle sets how values are read and written.
  if (unlimited) drizzle(unlimited);
  db = drizzle(unlimited ? choosing(limited, preparing(unlimited)) : limited);
}

export async function closeDatabase(): Promise<void> {
  await Promise.all([client?.end({ timeout: 5 }), unlimited?.end({ timeout: 5 })]);
  client = undefined;
  unlimited = undefined;
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
