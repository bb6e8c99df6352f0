import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { nodeEnvironment, nodeFlags } from "#server/start/start-steps.mjs";
import { freePort } from "#test/servers/free-port.ts";

export type Server = {
  origin: string;
  child: ChildProcess;
  /** The last that it has written. */
  output(): string;
  /** Sends a signal and waits for the end; returns the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** The seconds until it is ready; throws when it ends before, or is not ready in time. */
  untilReady(seconds?: number): Promise<number>;
};

type Launch = { port: number; cwd?: string; env?: Record<string, string>; ready?: string };

/** The built board as npm start runs it. */
export const boardProgram = [...nodeFlags, "build/server/index.js"];

/** Starts a program of Node that serves on a port, without waiting for it. */
export function launch(
  program: readonly string[],
  { port, cwd, env = {}, ready = "/health/ready" }: Launch,
): Server {
  const child = spawn(process.execPath, program, {
    cwd,
    env: { ...nodeEnvironment, ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      output = (output + part).slice(-10_000_000);
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const ended = once(child, "exit");
  return {
    origin,
    child,
    output: () => output,
    async end(signal) {
      if (isOver()) return null;
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
    async untilReady(seconds = 900) {
      const began = performance.now();
      while (!(await answers(origin + ready))) {
        if (isOver()) throw new Error(output);
        if (performance.now() - began > seconds * 1000) throw new Error(`Not ready.\n${output}`);
        await pause(20);
      }
      return (performance.now() - began) / 1000;
    },
  };
}

/** Starts the built board on a free port, and waits until it is ready. */
export async function startBoard(env: Record<string, string>): Promise<Server> {
  const server = launch(boardProgram, { port: await freePort(), env });
  await server.untilReady();
  return server;
}

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(1000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
