import { existsSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Does `act` while no other start or test of this checkout installs or builds. */
export async function exclusively(root, say, act) {
  // Not in build/, which every build empties.
  const path = join(root, ".start.lock");
  for (let isLogged = false; !taken(path); isLogged = true) {
    const holder = holderOf(path);
    if (holder !== identityOf(Number.parseInt(holder, 10))) {
      rmSync(path, { force: true });
      continue;
    }
    if (!isLogged)
      say(`Waiting for process ${Number.parseInt(holder, 10)}, which installs or builds`);
    await pause(200);
  }
  try {
    return await act();
  } finally {
    rmSync(path, { force: true });
  }
}

function taken(path) {
  try {
    symlinkSync(identityOf(process.pid), path);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function holderOf(path) {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

/** The pid of the app that lives on a data directory (see platform/database/embedded/lock.server.ts), or null. */
export function appOn(dataDir) {
  const holder = holderOf(join(dataDir, "app.lock"));
  const pid = Number.parseInt(holder, 10);
  return holder !== "" && identityOf(pid) === holder ? pid : null;
}

// The pid with its start, since pids are used again; null if it does not run.
function identityOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return `${pid}-${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}-${bootId()}`;
  } catch {
    return existsSync("/proc/self/stat") ? null : withoutProc(pid);
  }
}

function bootId() {
  const file = "/proc/sys/kernel/random/boot_id";
  return existsSync(file) ? readFileSync(file, "utf8").slice(0, 8) : "boot";
}

function withoutProc(pid) {
  try {
    process.kill(pid, 0);
    return String(pid);
  } catch {
    return null;
  }
}
