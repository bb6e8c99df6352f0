import { spawn } from "node:child_process";

/** Runs a program to its end; what it prints is shown only if it fails, which throws one sentence. */
export async function execute(program, args, { cwd, env, say }) {
  const child = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output = (output + text).slice(-20_000);
    });
  }
  const name = [program, ...args].join(" ");
  const letGo = endWithUs(child);
  const reminder = setInterval(() => say(`… ${name} is still at work`), 15_000);
  const code = await new Promise((resolve, reject) => {
    child.once("error", (error) =>
      reject(new Error(`${name} could not be run: ${error.message}.`)),
    );
    child.once("close", resolve);
  }).finally(() => {
    clearInterval(reminder);
    letGo();
  });
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Error(`${name} failed; its last words stand above.`);
}

// The program has its own process group, so that a signal to us ends all that it started.
function endWithUs(child) {
  const end = (signal, number) => {
    if (child.pid) process.kill(-child.pid, signal);
    process.exit(128 + number);
  };
  process.on("SIGINT", end).on("SIGTERM", end).on("SIGHUP", end);
  return () => process.off("SIGINT", end).off("SIGTERM", end).off("SIGHUP", end);
}
