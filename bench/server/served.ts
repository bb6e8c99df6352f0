import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { familyOf, statOf } from "#bench/harness/processes.ts";
import { boardProgram, launch } from "#bench/harness/server.ts";
import { freePort } from "#test/servers/free-port.ts";
import type { BareSetup } from "./bare.ts";

/** A server under test. */
export type Served = {
  origin: string;
  /** Its processes, the workers too. */
  pids: () => number[];
  /** Seconds from its start until it could serve. */
  readyAfter: number;
  stop: () => Promise<void>;
};

/** The built board as npm start runs it, or what `program` starts instead. */
export async function serveBoard(env: Record<string, string>, program = boardProgram) {
  return await started(program, { port: await freePort(), env });
}

/** The bare server beside it. */
export async function serveBare(order: Omit<BareSetup, "port">): Promise<Served> {
  const port = await freePort();
  const program = fileURLToPath(new URL("bare.ts", import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), "furas-bench-bare-"));
  const file = join(folder, "order.json");
  await writeFile(file, JSON.stringify({ ...order, port } satisfies BareSetup));
  try {
    return await started([program, file], { port, ready: "/" });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function started(program: string[], order: Parameters<typeof launch>[1]): Promise<Served> {
  const server = launch(program, order);
  const readyAfter = await server.untilReady();
  return {
    origin: server.origin,
    pids: () => familyOf(server.child.pid ?? 0).filter(isNode),
    readyAfter,
    stop: async () => void (await server.end("SIGTERM")),
  };
}

/** The database is not the app. */
function isNode(pid: number): boolean {
  const [, name = ""] = statOf(pid);
  return /node|MainThread/i.test(name);
}
