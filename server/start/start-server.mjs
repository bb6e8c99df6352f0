import { spawn } from "node:child_process";
import { constants } from "node:os";
import { resolve } from "node:path";
import { appOn } from "./start-lock.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  nodeEnvironment,
  nodeFlags,
  pinnedNode,
  root,
} from "./start-steps.mjs";

const SERVER_ENTRY = "build/server/index.js";

/** Milliseconds that the server may take to stop before it is killed; longer than its own limits. */
const GRACE_PERIOD = 60_000;

const startedAt = Math.round(performance.timeOrigin);

stopWithoutNpm(process.ppid);
try {
  refuseSecondApp(resolve(root, process.env.DATA_DIR || ".data"));
  await ensureInstalled(say);
  await ensureBuilt(say);
  serve(pinnedNode());
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}

// The server looks for itself and makes the final check; here it fails early, before a build.
function refuseSecondApp(dataDir) {
  const pid = appOn(dataDir);
  if (pid === null) return;
  throw new Error(
    `The data directory ${dataDir} is in use by process ${pid}: stop that one first, or set DATA_DIR to another directory.`,
  );
}

/**
 * Runs the server until it ends, and ends with its exit code. It has its own process group, so that
 * Ctrl-C and npm, which both signal us, reach it as one signal. It is tied to us by the IPC channel:
 * on "disconnect" we are gone, and it must stop by itself.
 */
function serve(node) {
  const server = spawn(node, [...nodeFlags, SERVER_ENTRY, ...process.argv.slice(2)], {
    cwd: root,
    detached: true,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...nodeEnvironment,
      NODE_ENV: "production",
      ...process.env,
      FURAS_STARTED_AT: String(startedAt),
    },
  });
  server.once("error", (error) => {
    say(`The server could not be started with ${node}: ${error.message}.`);
    process.exit(1);
  });
  server.once("exit", (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });

  let stopping = false;
  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    server.kill(signal);
    setTimeout(() => server.kill("SIGKILL"), GRACE_PERIOD);
  };
  process.on("SIGINT", () => stop("SIGINT"));
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGHUP", () => stop("SIGTERM"));
}

// npm passes a signal only to the shell between us, and nothing at all when it is killed itself.
function stopWithoutNpm(npm) {
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 300);
  watch.unref();
}

function say(step) {
  const seconds = (Date.now() - startedAt) / 1000;
  console.log(`[${seconds.toFixed(1).padStart(5)}s] ${step}`);
}
