import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  attributes,
  type EngineClient,
  type EngineJob,
  type InstalledAnswer,
  type InstalledEngine,
} from "./installed-engine.ts";
import { findProgram, stopChild } from "./program.ts";

const script = fileURLToPath(new URL("search_with_xapian.py", import.meta.url));
const run = promisify(execFile);
const python = () => findProgram("python3") ?? "";

/** A library without a server: each client is a process of Python that answers lines on its input. */
export const xapian: InstalledEngine = {
  name: "Xapian 1.4",
  missing: () =>
    python() && spawnSync(python(), ["-c", "import xapian"]).status === 0
      ? undefined
      : "python3-xapian (apt)",
  async start(folder, jobs) {
    await writeRows(join(folder, "jobs.tsv"), jobs);
    const began = performance.now();
    await run(python(), [script, "build", folder], { maxBuffer: 10_000_000 });
    const seconds = (performance.now() - began) / 1000;
    const pids = new Set<number>();
    return {
      seconds,
      pids: () => [...pids],
      connect: async () => connectClient(folder, pids),
      stop: async () => {},
    };
  },
};

async function writeRows(file: string, jobs: () => AsyncIterable<EngineJob>): Promise<void> {
  const rows = createWriteStream(file);
  for await (const job of jobs()) {
    const { number, title, company, place, text } = job;
    const line = [number, title, company, place, text, ...attributes.map((name) => job[name])];
    if (!rows.write(`${line.join("\t")}\n`)) await once(rows, "drain");
  }
  rows.end();
  await once(rows, "close");
}

function connectClient(folder: string, pids: Set<number>): EngineClient {
  const child = spawn(python(), [script, "serve", folder], { stdio: ["pipe", "pipe", "inherit"] });
  const pid = child.pid ?? 0;
  pids.add(pid);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<InstalledAnswer> => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error("Xapian's process has ended.");
    return JSON.parse(value);
  };
  return {
    search: (query, limit) => ask({ kind: "search", query, limit }),
    page: (query, limit) => ask({ kind: "page", query, limit }),
    suggest: async (beginning, limit) => (await ask({ kind: "suggest", beginning, limit })).total,
    async close() {
      await stopChild(child);
      pids.delete(pid);
    },
  };
}
