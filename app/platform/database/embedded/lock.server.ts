import { readlink, rename, rm, symlink } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning, pidOf, processIdentity } from "./process.server.ts";

export type Lock = Readonly<{ release(): Promise<void> }>;

/** The lock is held by a living process. */
export class LockHeldError extends Error {
  override name = "LockHeldError";
  readonly pid: number;

  constructor(pid: number) {
    super(`Held by process ${pid}`);
    this.pid = pid;
  }
}

/**
 * Takes the lock at `path` for this process or throws LockHeldError; a holder that died loses it.
 * It is a symbolic link whose target names the holder: made in one step, never seen half written.
 */
export async function acquireLock(path: string): Promise<Lock> {
  const me = processIdentity(process.pid);
  if (me === null) throw new Error("This system has no /proc, so processes cannot be told apart.");
  await take(path, me);
  let released = false;
  return {
    async release() {
      if (!released) await rm(path, { force: true });
      released = true;
    },
  };
}

/** Takes the lock, waiting up to `wait` milliseconds while another process holds it. */
export async function waitForLock(
  path: string,
  wait: number,
  onHeld: (pid: number) => void,
): Promise<Lock> {
  const until = performance.now() + wait;
  for (let isLogged = false; ; isLogged = true) {
    try {
      return await acquireLock(path);
    } catch (error) {
      if (!(error instanceof LockHeldError) || performance.now() > until) throw error;
      if (!isLogged) onHeld(error.pid);
      await pause(20);
    }
  }
}

async function take(path: string, me: string): Promise<void> {
  while (!(await linked(me, path))) {
    const holder = await holderOf(path);
    if (holder === null) continue;
    if (isRunning(holder)) throw new LockHeldError(pidOf(holder));
    if (await inherit(path, holder, me)) return;
  }
}

// Two that find the same dead holder must not both replace it: only one can hold the claim on it,
// and that one looks again whether the dead one still has the lock.
async function inherit(path: string, dead: string, me: string): Promise<boolean> {
  const claim = `${path}-after-${dead}`;
  await take(claim, me);
  try {
    if ((await holderOf(path)) !== dead) return false;
    await rm(`${path}-for-${me}`, { force: true });
    await symlink(me, `${path}-for-${me}`);
    await rename(`${path}-for-${me}`, path);
    return true;
  } finally {
    await rm(claim, { force: true });
  }
}

async function linked(me: string, path: string): Promise<boolean> {
  try {
    await symlink(me, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

async function holderOf(path: string): Promise<string | null> {
  try {
    return await readlink(path);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
