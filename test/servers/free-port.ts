import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRunning, processIdentity } from "#app/platform/database/embedded/process.server.ts";

/** Below the ports that the system gives to connections, and to who asks for any. */
const [lowest, highest] = [20_000, 32_000];
const folder = join(tmpdir(), "furas-test-ports");

/**
 * A port of this machine that nobody listens on, and that no other process is given by this function while
 * this one runs: a server that is started on it may take its time.
 */
export async function freePort(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!reserve(port)) continue;
    if (await isFree(port)) return port;
  }
}

/** False where another process has it; the note of one that has ended goes, for the next who asks. */
function reserve(port: number): boolean {
  const note = join(folder, String(port));
  try {
    writeFileSync(note, processIdentity(process.pid) ?? "", { flag: "wx" });
    return true;
  } catch {
    if (!isRunning(readOwner(note))) rmSync(note, { force: true });
    return false;
  }
}

function readOwner(note: string): string {
  try {
    return readFileSync(note, "utf8");
  } catch {
    return "";
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  const isOpen = await once(server, "listening").then(
    () => true,
    () => false,
  );
  if (isOpen) await once(server.close(), "close");
  return isOpen;
}
