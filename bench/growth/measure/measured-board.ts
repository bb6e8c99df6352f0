import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import postgres from "postgres";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { megabytesOf } from "#bench/harness/processes.ts";
import { boardProgram, launch } from "#bench/harness/server.ts";
import { unlimited } from "#bench/harness/unlimited.ts";
import { freePort } from "#test/servers/free-port.ts";
import { measuring, PlanLog, readCounters, untilCalm } from "./statements.ts";
import { unschedule } from "./unschedule.ts";

/** What one request has cost. */
export type Cost = {
  /** Of 8 KB, found in PostgreSQL's memory or not. */
  blocks: number;
  sqlMs: number;
  /** Until the answer was read whole, with each statement's plan written. */
  ms: number;
  /** Uncompressed. */
  bytes: number;
  /** Of the event loop, in milliseconds. */
  longestTurn: number;
  /** Rows of tables that were read from end to end. */
  scans: Map<string, number>;
  status: number;
};

/** Of the app's process, in megabytes: as the system counts it, and in use once garbage is collected. */
export type Memory = { resident: number; held: number };

export type MeasuredBoard = {
  origin: string;
  sql: postgres.Sql;
  measure(ask: () => Promise<{ status: number; body: Buffer }>): Promise<Cost>;
  memory(): Promise<Memory>;
  close(): Promise<void>;
};

/** Of work in the background, whose statements are no request's. */
const backgroundRole = "growth_background";

const probe = join(import.meta.dirname, "probe.mjs");

/** Serves a board from its data directory so that each request's cost is seen; no page is cached. */
export async function openMeasuredBoard(dataDir: string): Promise<MeasuredBoard> {
  const database = await startEmbeddedDatabase({ dataDir, settings: measuring });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await sql`create role ${sql(backgroundRole)} superuser`;
  const socket = join(dataDir, "probe");
  await rm(socket, { force: true });
  const server = launch(["--import", probe, ...boardProgram], {
    port: await freePort(),
    env: {
      DATA_DIR: dataDir,
      DEMO: "1",
      SITE_FIGURES: "live",
      PAGE_CACHE_MB: "0",
      GROWTH_SOCKET: socket,
      GROWTH_ROLE: backgroundRole,
      ...unlimited,
    },
  });
  const close = async () => {
    await server.end("SIGTERM");
    await sql.end();
    await database.stop();
  };
  try {
    await server.untilReady(600);
    // What is done by the clock would be counted with requests.
    await unschedule(sql);
  } catch (error) {
    await close();
    throw error;
  }
  const plans = new PlanLog(join(dataDir, "postgres", "server.log"), backgroundRole);
  return {
    origin: server.origin,
    sql,
    async memory() {
      const resident = megabytesOf(server.child.pid ?? 0);
      return { resident, held: (await probed(socket, "/held")) / 2 ** 20 };
    },
    async measure(ask) {
      const before = await untilCalm(sql);
      await plans.sequentialScans();
      await probed(socket);
      const began = performance.now();
      const { status, body } = await ask();
      const ms = performance.now() - began;
      const turn = await probed(socket);
      const after = await readCounters(sql);
      const scans = await plans.sequentialScans();
      return {
        blocks: after.blocks - before.blocks,
        sqlMs: after.ms - before.ms,
        ms,
        bytes: body.length,
        longestTurn: turn,
        scans,
        status,
      };
    },
    close,
  };
}

async function probed(socketPath: string, path = "/longest-turn"): Promise<number> {
  const question = request({ socketPath, path }).end();
  const [answer] = (await once(question, "response")) as [IncomingMessage];
  let text = "";
  for await (const part of answer) text += part;
  return Number(text);
}
