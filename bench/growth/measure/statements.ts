import { open } from "node:fs/promises";
import type postgres from "postgres";
import { until } from "#test/servers/until.ts";

/** What a database that is measured is started with, over the board's own settings. */
export const measuring = {
  shared_preload_libraries: "pg_stat_statements,auto_explain",
  "pg_stat_statements.max": "10000",
  "pg_stat_statements.track": "top",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_parameter_max_length": "0",
  log_line_prefix: "@@%a@",
  // Nothing but requests reads and writes.
  autovacuum: "off",
};

/** Blocks of 8 KB and milliseconds of the statements of requests so far. */
export type Counters = { blocks: number; ms: number };

/** Without those of the background, which has another role, of the queue and of this benchmark. */
export async function readCounters(sql: postgres.Sql): Promise<Counters> {
  const [counters] = await sql<Counters[]>`
    select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as blocks,
      coalesce(sum(total_exec_time), 0)::float8 as ms
    from pg_stat_statements
    where userid = current_user::regrole and query !~ ${ownStatements}`;
  return counters ?? { blocks: 0, ms: 0 };
}

/** The queue writes its schema plain, the board in quotation marks. */
const ownStatements = String.raw`[^"]tasks\.|pg_stat_statements`;

/** Waits until no request is at work in the database any more. */
export async function untilCalm(sql: postgres.Sql): Promise<Counters> {
  let last = await readCounters(sql);
  for (let look = 0; look < 100; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const next = await readCounters(sql);
    if (next.blocks === last.blocks) return next;
    last = next;
  }
  return last;
}

/** Waits for work that pauses between its parts, such as reading all jobs into memory. */
export async function untilIdle(sql: postgres.Sql): Promise<void> {
  let last = -1;
  const isIdle = async () => {
    const { blocks } = await readCounters(sql);
    const before = last;
    last = blocks;
    return blocks === before;
  };
  await until(isIdle, { within: 300_000, every: 1000 });
}

/** Reads the plans that auto_explain logs. */
export class PlanLog {
  private at = 0;
  private readonly path: string;
  private readonly background: string;

  /** Without the statements of the application that is called `background`. */
  constructor(path: string, background: string) {
    this.path = path;
    this.background = background;
  }

  /** Tables that were read from end to end since the last call, with the rows that were read. */
  async sequentialScans(): Promise<Map<string, number>> {
    const file = await open(this.path, "r+");
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(Math.max(1, (await file.stat()).size - this.at)),
      position: this.at,
    });
    this.at += bytesRead;
    if (this.at > 50_000_000) {
      await file.truncate();
      this.at = 0;
    }
    await file.close();
    const scans = new Map<string, number>();
    const entries = buffer.toString("utf8", 0, bytesRead).split("@@");
    const isOther = (entry: string) =>
      entry.startsWith(`${this.background}@`) || new RegExp(ownStatements).test(entry);
    for (const entry of entries.filter((each) => !isOther(each))) {
      for (const [table, rows] of scansOf(entry)) {
        scans.set(table, Math.max(rows, scans.get(table) ?? 0));
      }
    }
    return scans;
  }
}

const scan = /Seq Scan on (\w+).*?\(actual rows=([\d.]+) loops=(\d+)\)([\s\S]*?)(?=->|LOG:|$)/g;

function* scansOf(plan: string): Generator<[table: string, rows: number]> {
  for (const [, table = "", rows, loops, details = ""] of plan.matchAll(scan)) {
    const removed = /Rows Removed by Filter: (\d+)/.exec(details)?.[1] ?? "0";
    yield [table, (Number(rows) + Number(removed)) * Number(loops)];
  }
}
