import postgres from "postgres";
import {
  logStateChange,
  ServiceUnavailableError,
} from "#app/platform/service-unavailable.server.ts";
import { inTime } from "#app/platform/timeout.server.ts";

type Watch = {
  /** Whether the database does not answer. */
  isDown: () => boolean;
  /** Asks the database now, or joins the question that is under way. */
  check: () => Promise<void>;
  stop: () => void;
};

type Timing = {
  /** Milliseconds between two questions while it answers, and while it does not. */
  calm?: number;
  eager?: number;
  /** Milliseconds that it may take to answer. */
  timeoutMs?: number;
};

/** Asks `ask` again and again; `turned` hears when the answers cease and when they come back. */
export function watch(
  ask: () => Promise<unknown>,
  turned: (isDown: boolean) => void,
  { calm = 1000, eager = 200, timeoutMs = 3000 }: Timing = {},
): Watch {
  let isDown = false;
  let stopped = false;
  let pendingCheck: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function check(): Promise<void> {
    clearTimeout(timer);
    pendingCheck ??= inTime(ask(), timeoutMs)
      .then(
        () => turn(false),
        () => turn(true),
      )
      .finally(() => {
        pendingCheck = undefined;
        if (!stopped) timer = setTimeout(check, isDown ? eager : calm).unref();
      });
    return pendingCheck;
  }

  function turn(to: boolean): void {
    if (stopped || to === isDown) return;
    isDown = to;
    turned(isDown);
  }

  timer = setTimeout(check, calm).unref();
  return {
    isDown: () => isDown,
    check,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

let current: { watch: Watch; client: postgres.Sql } | undefined;
const waiting = new Set<(error: ServiceUnavailableError) => void>();

/** Watches the database on a connection of its own, beside the queries of pages. */
export function openDatabaseWatch(url: string): void {
  const client = postgres(url, {
    max: 1,
    onnotice: () => {},
    connect_timeout: 3,
    backoff: () => 0.1,
  });
  const ask = () => client`select 1`;
  const turned = (isDown: boolean) => {
    logStateChange("databaseDown", isDown);
    if (!isDown) return;
    for (const reject of waiting) reject(new ServiceUnavailableError("databaseDown"));
    waiting.clear();
  };
  current = { client, watch: watch(ask, turned) };
}

export async function closeDatabaseWatch(): Promise<void> {
  current?.watch.stop();
  await current?.client.end({ timeout: 1 });
  current = undefined;
}

/** Whether the database was down at the last check; false where there is no monitor. */
export function databaseIsDown(): boolean {
  return current?.watch.isDown() ?? false;
}

/** Checks the database now: after this, databaseIsDown is current. */
export async function checkDatabase(): Promise<void> {
  await current?.watch.check();
}

/**
 * The outcome of some work with the database; a ServiceUnavailableError as soon as it is down, since a query
 * on a broken connection would wait for minutes.
 */
export function unlessDown<T>(work: () => Promise<T>): Promise<T> {
  if (databaseIsDown()) return Promise.reject(new ServiceUnavailableError("databaseDown"));
  return new Promise((resolve, reject) => {
    waiting.add(reject);
    work()
      .then(resolve, reject)
      .finally(() => waiting.delete(reject));
  });
}
