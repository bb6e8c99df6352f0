import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { memoryOf } from "#bench/memory-of.ts";
import { nodeFlags } from "#server/start/start-steps.mjs";
import { freePort } from "#test/free-port.ts";
import type { BareOrder } from "./bare.ts";

/** A server under test. */
export type Served = {
  origin: string;
  /** Its processes, the workers too. */
  pids: () => number[];
  /** Seconds from its start until it could serve. */
  readyAfter: number;
  stop: () => Promise<void>;
};

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The built board as npm start runs it, or what `args` start instead. */
export async function serveBoard(
  settings: Record<string, string>,
  args = [...nodeFlags, "build/server/index.js"],
): Promise<Served> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port), ...settings };
  return await served(args, env, port, "/health/ready");
}

/** The bare server beside it. */
export async function serveBare(order: Omit<BareOrder, "port">): Promise<Served> {
  const port = await freePort();
  const file = fileURLToPath(new URL("bare.ts", import.meta.url));
  return await served([file, JSON.stringify({ ...order, port })], process.env, port, "/");
}

async function served(args: string[], env: NodeJS.ProcessEnv, port: number, ready: string) {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (part) => {
    said += part;
  });
  child.stderr.on("data", (part) => {
    said += part;
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin + ready))) {
    if (child.exitCode !== null) throw new Error(said);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    pids: () => familyOf(child.pid ?? 0),
    readyAfter: (performance.now() - begun) / 1000,
    stop: () => stopped(child),
  };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Milliseconds in the unit that Linux counts CPU time in. */
const hundredth = 10;

/** CPU milliseconds that these processes have used. */
export function cpuOf(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const stat = statOf(pid);
    return sum + (Number(stat[13]) + Number(stat[14])) * hundredth;
  }, 0);
}

/** Megabytes of memory that these processes hold. */
export function megabytesOf(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + memoryOf(pid), 0) / 2 ** 20;
}

/** A process and its children of Node; the database is not the app. */
function familyOf(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => statOf(each)[3] === String(pid) && isNode(each));
  return [pid, ...children.flatMap(familyOf)];
}

function isNode(pid: number): boolean {
  const [, name = ""] = statOf(pid);
  return /node|MainThread/i.test(name);
}

/** The fields of /proc/PID/stat; the name, which may hold spaces, as one. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    return [String(pid), stat.slice(stat.indexOf("(") + 1, end), ...stat.slice(end + 2).split(" ")];
  } catch {
    return [];
  }
}
