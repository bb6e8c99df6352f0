import { spawn } from "node:child_process";
import { once } from "node:events";

export type Ran = { installed: boolean; finished: boolean; output: string };

/** Runs a scanner for so many seconds at most, without its colours; reads nothing but what it says. */
export async function runTool(name: string, args: string[], seconds: number): Promise<Ran> {
  const child = spawn(name, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => {
      output += part;
    });
  }
  const missing = once(child, "error").then(() => false);
  const started = once(child, "spawn").then(() => true);
  if (!(await Promise.race([missing, started])))
    return { installed: false, finished: false, output };
  let finished = true;
  // Its own children too.
  const stop = () => process.kill(-(child.pid ?? 0), "SIGKILL");
  const end = setTimeout(() => {
    finished = false;
    stop();
  }, seconds * 1000);
  process.once("exit", stop);
  await once(child, "close");
  process.off("exit", stop);
  clearTimeout(end);
  return { installed: true, finished, output };
}
