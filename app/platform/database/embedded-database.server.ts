import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chooseRunner } from "./embedded/account.server.ts";
import { type Client, enter, livingClients } from "./embedded/clients.server.ts";
import {
  addLogRole,
  clusterVersion,
  createCluster,
  limitRole,
  readLogPassword,
  readPassword,
} from "./embedded/cluster.server.ts";
import { makeDataDirectory } from "./embedded/data-directory.server.ts";
import { EmbeddedDatabaseError, explained } from "./embedded/error.server.ts";
import { keepRunning } from "./embedded/guard.server.ts";
import { LockHeldError, waitForLock } from "./embedded/lock.server.ts";
import {
  findPostmaster,
  removeForeignPidFile,
  stopPostmaster,
  untilReady,
} from "./embedded/postmaster.server.ts";
import { send } from "./embedded/process.server.ts";
import { findPrograms } from "./embedded/programs.server.ts";
import { startPostmaster } from "./embedded/start.server.ts";

export {
  acquireDataDirectory,
  DataDirectoryInUseError,
} from "./embedded/data-directory.server.ts";

type EmbeddedDatabase = Readonly<{
  url: string;
  /** The same database as the role that owns the moderation log. */
  logUrl: string | undefined;
  /** Another living process had started the server already. */
  joined: boolean;
  /** Stops the server, unless another process still uses it: that one then stops it. */
  stop(): Promise<void>;
}>;

type Options = Readonly<{
  dataDir: string;
  log?: (step: string) => void;
  /** PostgreSQL's settings over the usual ones; they count only where this call starts the server. */
  settings?: Readonly<Record<string, string>>;
  /** For tests, which make databases of their own in it. */
  mayCreateDatabases?: boolean;
}>;

/** Starts (or joins) the server for a data directory; url is a postgres:// URL of the database `furas`. */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const place = placeOf(options);
  try {
    await makeDataDirectory(place.dataDir);
    return await alone(place, () => joinOrStart(place));
  } catch (error) {
    throw explained(error, place.dataDir);
  }
}

type Place = ReturnType<typeof placeOf>;

function placeOf({ dataDir, log = () => {}, settings = {}, mayCreateDatabases = false }: Options) {
  const root = join(resolve(dataDir), "postgres");
  return {
    dataDir: resolve(dataDir),
    root,
    cluster: join(root, "data"),
    clients: join(root, "clients"),
    log,
    settings,
    mayCreateDatabases,
  };
}

// Starting and stopping are serialized: no caller joins a server that is about to end.
async function alone<T>(place: Place, act: () => Promise<T>): Promise<T> {
  await mkdir(place.root, { recursive: true, mode: 0o700 });
  const lock = await waitForLock(join(place.root, "start.lock"), 120_000, (pid) =>
    place.log(`Waiting for process ${pid}, which is starting or stopping the database`),
  ).catch((error: unknown) => {
    if (!(error instanceof LockHeldError)) throw error;
    throw new EmbeddedDatabaseError(
      `Process ${error.pid} has been starting or stopping the database for two minutes.`,
    );
  });
  try {
    return await act();
  } finally {
    await lock.release();
  }
}

async function joinOrStart(place: Place): Promise<EmbeddedDatabase> {
  const joined = livingClients(place.clients).length > 0 && findPostmaster(place.cluster) !== null;
  const client = enter(place.clients);
  const forget = endWithProcess(place, client);
  const leave = async () => {
    forget();
    const last = client.isLast();
    client.leave();
    if (last) await stopPostmaster(place.cluster);
  };
  try {
    const { port, letGo } = joined ? await running(place) : await start(place);
    const password = await readPassword(place.cluster);
    const logPassword = await readLogPassword(place.cluster);
    const address = `127.0.0.1:${port}/furas`;
    let stopping: Promise<void> | undefined;
    return {
      url: `postgres://furas:${password}@${address}`,
      logUrl: logPassword && `postgres://furas_log:${logPassword}@${address}`,
      joined,
      stop() {
        letGo();
        stopping ??= alone(place, leave);
        return stopping;
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

// A process that ends without calling stop() still asks the server to end, though it cannot wait.
function endWithProcess(place: Place, client: Client): () => void {
  const ask = () => {
    const server = findPostmaster(place.cluster);
    if (server && client.isLast()) send(server.pid, "SIGINT");
    client.leave();
  };
  process.once("exit", ask);
  return () => process.off("exit", ask);
}

async function running({ cluster, log }: Place) {
  await untilReady(cluster, log, () => findPostmaster(cluster) !== null);
  const port = findPostmaster(cluster)?.port;
  if (!port) throw new EmbeddedDatabaseError("The database ended while this process joined it.");
  return { port, letGo: () => {} };
}

async function start(place: Place) {
  const { cluster, root, settings, log } = place;
  if (findPostmaster(cluster)) log("Stopping the database that an earlier start left behind");
  await stopPostmaster(cluster);
  await removeForeignPidFile(cluster);

  const programs = await findPrograms(join(root, "lib"));
  const version = await clusterVersion(cluster);
  const runner = await chooseRunner(place.dataDir, root, programs, version === null);
  if (version === null) {
    log("Creating the database");
    await createCluster(cluster, programs, runner, settings.fsync !== "off");
  } else if (version !== programs.version) {
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} was made by PostgreSQL ${version}, and this is ${programs.version}: move the data over with pg_dump of version ${version}.`,
    );
  }
  await addLogRole(cluster, programs, runner);
  await limitRole(cluster, programs, runner, place.mayCreateDatabases);
  const how = { cluster, programs, runner, settings, log, logFile: join(root, "server.log") };
  const server = await startPostmaster(how, await ports(place));
  await writeFile(join(root, "port"), String(server.port));
  return { port: server.port, letGo: keepRunning(server, how, (act) => alone(place, act)) };
}

// The last port again. Another process that still lives holds its address, so then no other will do.
async function ports({ root, clients }: Place): Promise<(number | undefined)[]> {
  const last = Number(await readFile(join(root, "port"), "utf8").catch(() => "")) || undefined;
  const others = livingClients(clients).length > 1;
  return last && others ? [last] : [last, undefined, undefined];
}
