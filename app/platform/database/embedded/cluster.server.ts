import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { handTo, type Runner } from "./account.server.ts";
import { complaintIn, EmbeddedDatabaseError } from "./error.server.ts";
import type { ServerPrograms } from "./programs.server.ts";

/** The version of PostgreSQL whose files stand in the cluster directory; null if there is none yet. */
export async function clusterVersion(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Makes the cluster with the role and database `furas`; it appears complete or not at all. Without `sync` a crash of the machine may spoil it. */
export async function createCluster(
  cluster: string,
  { initdb, postgres, environment }: ServerPrograms,
  runner: Runner,
  sync: boolean,
): Promise<void> {
  await removeUnfinished(cluster);
  const unfinished = `${cluster}${unfinishedMark}${randomBytes(4).toString("hex")}`;
  await mkdir(unfinished, { mode: 0o700 });
  await handTo(runner, unfinished);
  const options = [...initdbOptions, sync ? "--sync-method=fsync" : "--no-sync"];
  await execute(runner, environment, initdb, [`--pgdata=${unfinished}`, ...options]);

  const password = randomBytes(24).toString("base64url");
  await writeFile(join(unfinished, "pg_hba.conf"), `${whoMayEnter}\n`);
  await writeFile(join(unfinished, passwordFile), password, { mode: 0o600 });
  await handTo(runner, join(unfinished, passwordFile));
  await writeFile(join(unfinished, roleNote), "nocreatedb", { mode: 0o600 });
  await handTo(runner, join(unfinished, roleNote));
  const alone = ["--single", "-D", unfinished, "-c", "exit_on_error=on", "postgres"];
  await execute(runner, environment, postgres, alone, statements(password));

  await rename(unfinished, cluster);
  await settle(dirname(cluster));
}

const unfinishedMark = ".unfinished-";

async function removeUnfinished(cluster: string): Promise<void> {
  const parent = dirname(cluster);
  for (const name of await readdir(parent)) {
    if (!name.includes(unfinishedMark)) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}

// lc_ctype must know Arabic letters, or pg_trgm sees none; the built-in collation compares bytes
// and stays the same whatever C library the next machine has.
const initdbOptions = [
  "--username=postgres",
  "--auth=reject",
  "--encoding=UTF8",
  "--locale=C.UTF-8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--lc-messages=C",
  "--text-search-config=simple",
];

// The superuser cannot log in at all.
const whoMayEnter = "host all furas,furas_log 127.0.0.1/32 scram-sha-256";

function statements(password: string): string {
  return [
    `create role furas login password '${password}';`,
    "create database furas owner furas;",
    "",
  ].join("\n");
}

const roleNote = "furas-role";
const passwordFile = "furas-password";
const logPasswordFile = "furas-log-password";

/**
 * Makes the role that owns the moderation log, so that the board's own role cannot change what is in
 * it; a cluster of an older version has none. The server must not run. Interrupted, it is done again.
 */
export async function addLogRole(
  cluster: string,
  { postgres, environment }: ServerPrograms,
  runner: Runner,
): Promise<void> {
  if (await readLogPassword(cluster)) return;
  const password = randomBytes(24).toString("base64url");
  const alone = ["--single", "-D", cluster, "-c", "exit_on_error=on", "postgres"];
  await execute(runner, environment, postgres, alone, logRoleStatements(password));
  await writeFile(join(cluster, "pg_hba.conf"), `${whoMayEnter}\n`);
  await handTo(runner, join(cluster, "pg_hba.conf"));
  const written = join(cluster, `${logPasswordFile}.part`);
  await writeFile(written, password, { mode: 0o600 });
  await handTo(runner, written);
  await rename(written, join(cluster, logPasswordFile));
  await settle(cluster);
}

/**
 * Takes from the board's role the right to make databases, which clusters of older versions gave it, or
 * gives it one for tests. The server must not run.
 */
export async function limitRole(
  cluster: string,
  { postgres, environment }: ServerPrograms,
  runner: Runner,
  mayCreateDatabases: boolean,
): Promise<void> {
  const wanted = mayCreateDatabases ? "createdb" : "nocreatedb";
  const note = join(cluster, roleNote);
  if ((await readFile(note, "utf8").catch(() => "")) === wanted) return;
  const alone = ["--single", "-D", cluster, "-c", "exit_on_error=on", "postgres"];
  await execute(runner, environment, postgres, alone, `alter role furas ${wanted};\n`);
  await writeFile(note, wanted, { mode: 0o600 });
  await handTo(runner, note);
}

function logRoleStatements(password: string): string {
  const missing = "not exists (select from pg_roles where rolname = 'furas_log')";
  return [
    `do $$ begin if ${missing} then create role furas_log; end if; end $$;`,
    `alter role furas_log login password '${password}';`,
    "",
  ].join("\n");
}

/** The password of the role `furas_log`; undefined in a cluster that was started before there was one. */
export async function readLogPassword(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, logPasswordFile), "utf8")).trim() || undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The password of the role `furas`, letters that need no escaping in a URL. */
export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(join(cluster, passwordFile), "utf8")).trim();
}

/** Runs one of PostgreSQL's programs to its end; throws EmbeddedDatabaseError with its complaint. */
async function execute(
  runner: Runner,
  environment: Record<string, string>,
  program: string,
  args: string[],
  input = "",
): Promise<void> {
  const [file, wrapped, user] = runner.command(program, args);
  const child = spawn(file, wrapped, { ...user, cwd: "/", env: environment, detached: true });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  child.stdin.on("error", () => {}).end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  }).finally(() => process.off("exit", killWithUs));
  if (code === 0) return;
  throw new EmbeddedDatabaseError(`The database could not be created: ${complaintIn(output)}.`);
}

async function settle(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
