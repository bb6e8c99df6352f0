import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { freemem, userInfo } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const folder = join(memory, `furas-tests-${userInfo().uid}`);
/** Databases, boards and files of three workers take less than a third of it. */
const room = 4 * 1024 ** 3;
const hours = 60 * 60 * 1000;

/**
 * Puts the temporary files of tests into memory where the system has room for them: a database is a thousand files,
 * each test file has its own, and making and deleting them took a third of the time. Programs started from here
 * on do the same. Elsewhere, and where nothing may be run from there, all stays as it is.
 */
export function useMemoryForFiles(): void {
  if (process.env.TMPDIR === folder) return;
  if (!existsSync(memory) || freeIn(memory) < room || freemem() < room) return;
  mkdirSync(folder, { recursive: true });
  // The database runs as another user where the tests run as root.
  chmodSync(folder, 0o1777);
  forgetKilledRuns();
  if (mayRunPrograms()) process.env.TMPDIR = folder;
}

function freeIn(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/** What a killed run has left would stay in memory until the system is started again. */
function forgetKilledRuns(): void {
  for (const name of readdirSync(folder)) {
    if (!/^furas-(?:board|files|prepared)-/.test(name)) continue;
    const path = join(folder, name);
    // Another run on this machine may remove it meanwhile.
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - modified > 3 * hours) rmSync(path, { recursive: true, force: true });
  }
}

function mayRunPrograms(): boolean {
  const program = join(folder, `program-${process.pid}`);
  writeFileSync(program, "#!/bin/sh\nexit 0\n", { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
