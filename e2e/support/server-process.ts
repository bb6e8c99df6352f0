import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#test/servers/free-port.ts";
import { until } from "#test/servers/until.ts";

/** Of boards whose processes are not looked at: one process costs a test machine less than two. */
export const inOneProcess = { BACKGROUND_WORK: "here" };

type ServerProcess = {
  origin: string;
  child: ChildProcess;
  /** Everything that it has written so far. */
  output: () => string;
  /** Sends a signal and waits for the end; returns the exit code, null when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the built board on a free port; waits until it is ready or has ended. */
export async function startServer(dataDir: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn("node", ["build/server/index.js"], {
    // As npm start does: without it React would be the slow one for development.
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  child.stderr.on("data", (part) => {
    output += part;
  });
  const ended = once(child, "exit");
  const server: ServerProcess = {
    origin: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
  const isReady = () => answers(`${server.origin}/health/ready`);
  await until(async () => child.exitCode !== null || (await isReady()), { within: 120_000 });
  return server;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
