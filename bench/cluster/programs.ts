import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const postgresHome = "/usr/lib/postgresql";

/** The folder of the newest PostgreSQL that this machine has with all its tools. */
export function findPostgres(): string {
  const versions = existsSync(postgresHome) ? readdirSync(postgresHome).map(Number) : [];
  for (const version of versions.sort((a, b) => b - a)) {
    const folder = join(postgresHome, String(version), "bin");
    if (existsSync(join(folder, "pg_basebackup")) && existsSync(join(folder, "postgres"))) {
      return folder;
    }
  }
  throw new Error(needed);
}

/** The path of a program of this machine. */
export function findProgram(name: string): string {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/bin"];
  const folder = folders.find((one) => existsSync(join(one, name)));
  if (!folder) throw new Error(needed);
  return join(folder, name);
}

const needed =
  "The cluster needs the programs of Debian's packages patroni, etcd-server, haproxy and postgresql.";

/** Who PostgreSQL runs as where we are root, which it refuses. */
export function runner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n");
  const account = accounts.find((line) => /^(postgres|nobody):/.test(line))?.split(":");
  return { uid: Number(account?.[2]), gid: Number(account?.[3]) };
}

export type Program = {
  child: ChildProcess;
  /** Ends it with a signal and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
};

/** Starts a program whose words go into a file. */
export function start(
  command: string,
  args: string[],
  { log, as, env = {} }: { log: string; as?: ReturnType<typeof runner>; env?: object },
): Program {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    ...as,
  });
  const logStream = createWriteStream(log, { flags: "a" });
  child.stdout?.pipe(logStream);
  child.stderr?.pipe(logStream, { end: false });
  const ended = once(child, "exit");
  return {
    child,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}

/** Asks until the answer is yes. Throws after so many seconds. */
export async function until(
  what: string,
  seconds: number,
  ask: () => Promise<boolean>,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await ask().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
