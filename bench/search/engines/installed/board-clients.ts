import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { suggestSearches } from "#app/features/search/suggest/suggest.server.ts";
import { paths } from "#app/paths.ts";
import { closeDatabase, db, openDatabase } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { familyOf, statOf } from "#bench/harness/processes.ts";
import { startBoard } from "#bench/harness/server.ts";
import { currentDatabaseUrl } from "#bench/search/board.ts";
import { connectOverHttp } from "./http-connection.ts";

/** A list or what is suggested, as the board is asked for it; what is answered is how many. */
export type BoardClient = {
  search: (params: Record<string, string>, limit: number) => Promise<number>;
  page: (params: Record<string, string>, limit: number) => Promise<number>;
  suggest: (beginning: string) => Promise<number>;
};

/** The board's functions in this process. */
export const boardFunctions: BoardClient = {
  search: (params, limit) => list(params, { limit }),
  page: (params) => list(params, { facets: true }),
  suggest: async (beginning) =>
    (await suggestSearches(beginning, languageOf(beginning))).answer.length,
};

async function list(params: Record<string, string>, part: Parameters<typeof listJobs>[2]) {
  const query = readJobQuery(new URLSearchParams(params));
  const answer = await listJobs(query, languageOf(params.keyword ?? ""), part);
  if (isRefused(answer)) throw new Error(answer.refused);
  return answer.total;
}

function languageOf(text: string) {
  return /\p{Script=Arabic}/u.test(text) ? "ar" : "en";
}

export type BoardServer = {
  connect: () => Promise<BoardClient & { close: () => void }>;
  pid: number;
  stop: () => Promise<void>;
};

/** The built board on this run's database, asked over HTTP: the API, pages and suggestions. */
export async function serveBoard(): Promise<BoardServer> {
  // Its key of files lies beside the database, and is there again when that is used again.
  const server = await startBoard({ DATABASE_URL: currentDatabaseUrl(), DEMO: "0" });
  return {
    connect: () => connectClient(Number(new URL(server.origin).port)),
    pid: server.child.pid ?? 0,
    async stop() {
      await server.end("SIGTERM");
    },
  };
}

async function connectClient(port: number): ReturnType<BoardServer["connect"]> {
  const { get, close } = await connectOverHttp(port);
  return {
    search: async (params, limit) => {
      const query = new URLSearchParams({ ...params, limit: String(limit) });
      return JSON.parse(await get(`/api/v1/jobs?${query}`)).total;
    },
    page: async (params) => (await get(paths.jobs(params))).length,
    suggest: async (q) =>
      JSON.parse(await get(paths.suggest({ q, language: languageOf(q) }))).length,
    close,
  };
}

/** The processes of this run's database. */
export async function databasePids(): Promise<number[]> {
  const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return familyOf(Number(statOf(row?.pid ?? 0)[3]));
}

/** Megabytes of a board's app and of its database, without this process's own connections but one. */
export async function boardMegabytes({ pid }: BoardServer): Promise<number[]> {
  await closeDatabase();
  openDatabase(currentDatabaseUrl());
  return [[pid], await databasePids()].map(ownMegabytes);
}

/** Megabytes of these processes; memory that several share is counted once. */
export function ownMegabytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + proportional(pid), 0);
}

function proportional(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
