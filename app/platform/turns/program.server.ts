import { spawn } from "node:child_process";

type Bounds = {
  words?: readonly string[];
  memoryMb: number;
  timeoutMs: number;
  maxOutputBytes: number;
};

/**
 * Runs one of the board's own programs in a process of its own and returns its output; undefined if it crashes, hangs or
 * writes too much. `memoryMb` bounds the heap of its scripts, `words` are its arguments.
 */
export function runProgram(
  program: string,
  input: Uint8Array,
  { words = [], memoryMb, timeoutMs, maxOutputBytes }: Bounds,
): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    // Nothing of the board's environment: it holds passwords.
    const child = spawn(
      process.execPath,
      ["--no-warnings", `--max-old-space-size=${memoryMb}`, program, ...words],
      {
        env: { MALLOC_ARENA_MAX: "2" },
        stdio: ["pipe", "pipe", "ignore"],
        timeout: timeoutMs,
        killSignal: "SIGKILL",
      },
    );
    const parts: Buffer[] = [];
    let bytes = 0;
    child.stdout.on("data", (part: Buffer) => {
      bytes += part.length;
      if (bytes > maxOutputBytes) child.kill("SIGKILL");
      else parts.push(part);
    });
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code === 0 ? Buffer.concat(parts) : undefined));
    child.stdin.on("error", () => {}); // it ended before it read all
    child.stdin.end(input);
  });
}
