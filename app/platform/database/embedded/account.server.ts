import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { chown, lchown, readdir, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { EmbeddedDatabaseError } from "./error.server.ts";
import type { ServerPrograms } from "./programs.server.ts";

type Account = Readonly<{ uid: number; gid: number }>;
type Spawn = Readonly<{ uid?: number; gid?: number }>;

/** Whom the server's files belong to, and how a program is started as that user. */
export type Runner = Account &
  Readonly<{ command(program: string, args: readonly string[]): [string, string[], Spawn] }>;

/**
 * Finds a way to run the server's programs on `directory` and gives the directory to that user.
 * PostgreSQL refuses to be root, so root looks for the tamest way that reaches the files. `fresh`
 * means that the cluster is yet to be created.
 */
export async function chooseRunner(
  dataDir: string,
  directory: string,
  programs: ServerPrograms,
  fresh: boolean,
): Promise<Runner> {
  for (const runner of runners(await stat(dataDir), fresh)) {
    if (await works(runner, directory, programs)) return runner;
  }
  throw new EmbeddedDatabaseError(
    process.getuid?.() === 0
      ? `PostgreSQL does not run as root, and no other user reaches ${programs.postgres} and ${directory}: start the app as an ordinary user, or set DATABASE_URL.`
      : `PostgreSQL's programs do not run here or ${directory} is not writable: check that ${programs.postgres} --version works, or set DATABASE_URL.`,
  );
}

function runners(owner: Account, fresh: boolean): Runner[] {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (self.uid !== 0) {
    // initdb wants a name for the user; a user without one borrows it in a namespace of its own.
    return [hasName() || !fresh ? { ...self, command: direct({}) } : inNamespace(self)];
  }
  const theirs = owner.uid !== 0 && (accountOf(owner.uid) || !fresh);
  const user = theirs ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount();
  return [
    { ...user, command: direct(user) },
    withCapability(user, "dac_read_search"),
    withCapability(user, "dac_override"),
    inNamespace(self),
  ];
}

function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

function direct(spawn: Spawn): Runner["command"] {
  return (program, args) => [program, [...args], spawn];
}

// For a checkout below an unreadable directory such as /root: the user has one capability, to pass
// through. The secure bit lets it count in access(2) too, which the programs ask about themselves.
function withCapability(user: Account, capability: string): Runner {
  const only = `-all,+${capability}`;
  const options = [
    "--securebits",
    "+no_setuid_fixup",
    "--clear-groups",
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
    `--bounding-set=${only}`,
  ];
  return { ...user, command: (program, args) => ["setpriv", [...options, program, ...args], {}] };
}

// The process keeps its user for the file system but sees itself as another and has no capability.
function inNamespace(self: Account): Runner {
  const { uid, gid } = unprivilegedAccount();
  const options = ["--user", `--map-user=${uid}`, `--map-group=${gid}`];
  return { ...self, command: (program, args) => ["unshare", [...options, program, ...args], {}] };
}

async function works(runner: Runner, directory: string, programs: ServerPrograms) {
  const script = 'test -w "$1" && "$2" --version && "$3" --version';
  const args = ["-c", script, "sh", directory, programs.postgres, programs.initdb];
  const [file, wrapped, spawn] = runner.command("/bin/sh", args);
  try {
    if (process.getuid?.() === 0) await giveTo(runner, directory);
    await run(file, wrapped, { ...spawn, cwd: "/", env: programs.environment });
    return true;
  } catch {
    return false;
  }
}

const run = promisify(execFile);

async function giveTo({ uid, gid }: Account, directory: string): Promise<void> {
  if ((await stat(directory)).uid === uid) return;
  const inside = await readdir(directory, { recursive: true });
  for (const name of inside) await lchown(join(directory, name), uid, gid);
  await chown(directory, uid, gid);
}

/** Hands what was just made to its user; whose it is already is not touched, as the systemd unit lets nobody chown. */
export async function handTo({ uid, gid }: Account, path: string): Promise<void> {
  if ((await stat(path)).uid !== uid) await chown(path, uid, gid);
}

/** The user that servers of root run as: by custom "nobody", which every system has. */
export function unprivilegedAccount(): Account {
  return accountOf("nobody") ?? { uid: 65_534, gid: 65_534 };
}

function accountOf(user: string | number): Account | undefined {
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name !== user && uid !== String(user)) continue;
    return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}
