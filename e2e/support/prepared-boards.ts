import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inOneProcess, startServer } from "./server-process.ts";

/** A board whose tables are made: with nothing on it, or with the demo data. */
type Prepared = "empty" | "demo";

/** Run once before all tests: starts and stops each kind of board, for tests to begin from a copy. */
export default async function prepareBoards(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "furas-prepared-"));
  process.env.E2E_PREPARED = folder;
  // Side by side: a first start waits for half of its time.
  await Promise.all([makeBoard(join(folder, "empty"), "0"), makeBoard(join(folder, "demo"), "1")]);
  return () => rm(folder, { recursive: true, force: true });
}

/** The data directory of a board of one's own, as its first start left it. */
export async function copyBoard(kind: Prepared): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "furas-board-"));
  copyFolder(join(process.env.E2E_PREPARED ?? "", kind), folder);
  return folder;
}

async function makeBoard(dataDir: string, demo: "0" | "1"): Promise<void> {
  const server = await startServer(dataDir, { ...inOneProcess, DEMO: demo });
  if (server.child.exitCode !== null) throw new Error(server.output());
  await server.end("SIGTERM");
  // Boards that run at the same time choose ports of their own.
  await rm(join(dataDir, "postgres", "port"), { force: true });
}

/** Owners and modes with it: the database runs as another user where the tests run as root. */
function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync("cp", ["-a", `${from}/.`, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}
