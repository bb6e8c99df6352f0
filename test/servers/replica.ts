import { execFile } from "node:child_process";
import { appendFile, chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseRunner } from "#app/platform/database/embedded/account.server.ts";
import { markOf } from "#app/platform/database/embedded/postmaster.server.ts";
import { send, serverProcesses } from "#app/platform/database/embedded/process.server.ts";
import { findPrograms } from "#app/platform/database/embedded/programs.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";

/** Two servers of PostgreSQL, of which one is a streaming replica of the other. */
export type Replicated = {
  url: string;
  readUrl: string;
  /** Stops the replica's processes where they are, and lets them go on. */
  freeze: () => void;
  resume: () => void;
  stop: () => Promise<void>;
};

const quick = {
  fsync: "off",
  full_page_writes: "off",
  shared_buffers: "16MB",
  // As many as where the role is altered: a replica needs no fewer than its primary ever had.
  max_connections: "100",
};

/** Starts a primary with the database `furas`, and a copy of it that follows. */
export async function startReplicated(): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), "furas-replica-"));
  // PostgreSQL's user has to pass.
  await chmod(folder, 0o711);
  const [first, second] = [join(folder, "primary"), join(folder, "replica")];
  const cluster = (dataDir: string) => join(dataDir, "postgres", "data");
  await (await startEmbeddedDatabase({ dataDir: first, settings: quick })).stop();
  await letReplicate(first);
  await cp(first, second, { recursive: true, preserveTimestamps: true });
  await writeFile(join(cluster(second), "standby.signal"), "");
  const primary = await startEmbeddedDatabase({ dataDir: first, settings: quick });
  const { port, username, password } = new URL(primary.url);
  const replica = await startEmbeddedDatabase({
    dataDir: second,
    settings: {
      ...quick,
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    },
  });
  const signal = (name: NodeJS.Signals) => {
    for (const pid of serverProcesses(markOf(cluster(second)))) send(pid, name);
  };
  return {
    url: primary.url,
    readUrl: replica.url,
    freeze: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    async stop() {
      signal("SIGCONT");
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Gives the board's role the right to follow, while no server runs. */
async function letReplicate(dataDir: string): Promise<void> {
  const root = join(dataDir, "postgres");
  const cluster = join(root, "data");
  const programs = await findPrograms(join(root, "lib"));
  const runner = await chooseRunner(dataDir, root, programs, false);
  const alone = ["--single", "-D", cluster, "postgres"];
  const [file, args, user] = runner.command(programs.postgres, alone);
  await new Promise<void>((resolve, reject) => {
    const done = (error: Error | null) => (error ? reject(error) : resolve());
    const options = { ...user, cwd: "/", env: programs.environment };
    execFile(file, args, options, done).stdin?.end("alter role furas replication;\n");
  });
  await appendFile(
    join(cluster, "pg_hba.conf"),
    "host replication furas 127.0.0.1/32 scram-sha-256\n",
  );
}
