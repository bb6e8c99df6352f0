import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopPostmaster } from "#app/platform/database/embedded/postmaster.server.ts";
import { isRunning, processIdentity } from "#app/platform/database/embedded/process.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";

type TestServer = Readonly<{
  /** The URL of a database of this server, whether it exists or not; its role may create databases. */
  url(database: string): string;
  /** The same as the role that owns the moderation log. */
  logUrl(database: string): string;
  /** Stops the server and deletes everything. */
  stop(): Promise<void>;
}>;

/** Starts a PostgreSQL server for tests in a temporary directory: quick, and not safe from a crash. */
export async function startTestServer(): Promise<TestServer> {
  await removeAbandoned();
  const name = `${prefix}${processIdentity(process.pid)}.${randomBytes(4).toString("hex")}`;
  const dataDir = join(tmpdir(), name);
  const server = await startEmbeddedDatabase({
    dataDir,
    settings: quick,
    mayCreateDatabases: true,
  });
  const urlOf = (role: string, database: string) => {
    const url = new URL(role);
    url.pathname = `/${database}`;
    return url.href;
  };
  return {
    url: (database) => urlOf(server.url, database),
    logUrl: (database) => urlOf(server.logUrl ?? "", database),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const prefix = "furas-test-server-";

const quick = {
  max_connections: "200",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // Its workers belong to the superuser: nobody else can drop a database that one is just in.
  autovacuum: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
};

// A test run that was killed leaves its server behind; the next one clears it away.
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix) || isRunning(name.slice(prefix.length).split(".")[0] ?? "")) {
      continue;
    }
    const dataDir = join(tmpdir(), name);
    if ((await stat(dataDir)).uid !== process.getuid?.()) continue;
    await stopPostmaster(join(dataDir, "postgres", "data"));
    await rm(dataDir, { recursive: true, force: true });
  }
}
