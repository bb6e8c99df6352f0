import { chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { familyOf, signalAll } from "#bench/harness/processes.ts";
import { freePort } from "#test/servers/free-port.ts";
import { findPostgres, findProgram, type Program, runner, start, until } from "./programs.ts";

/** A machine of the cluster: its share of etcd, Patroni, and the PostgreSQL that Patroni runs. */
export type DatabaseNode = {
  name: string;
  address: string;
  ports: { database: number; patroni: number; etcd: number; peers: number };
  /** Whether it is the one that takes writes. */
  isPrimary(): Promise<boolean>;
  /** As if its plug were pulled, and put back in. */
  kill(): Promise<void>;
  revive(): void;
  /** As if it hung: its lines stay, and nothing comes. It is to be killed then. */
  freeze(): Promise<void>;
  stop(): Promise<void>;
};

export const password = "olives-of-idlib";

/** Starts three nodes that agree on a primary, whose writes count only once a second one has them. */
export async function startDatabaseNodes(
  folder: string,
  shutdownHooks: (() => Promise<unknown>)[],
): Promise<DatabaseNode[]> {
  const plans: Plan[] = [];
  for (const n of [1, 2, 3]) {
    const ports = {
      database: await freePort(),
      patroni: await freePort(),
      etcd: await freePort(),
      peers: await freePort(),
    };
    plans.push({ name: `node${n}`, address: `127.0.0.${10 + n}`, ports });
  }
  const nodes = await Promise.all(plans.map((plan) => makeNode(folder, plan, plans)));
  for (const node of nodes) shutdownHooks.push(() => node.stop());
  await until("A primary with two copies", 120, async () => {
    const [node] = nodes;
    return node !== undefined && (await isComplete(node));
  });
  return nodes;
}

/** Whether a primary runs with two copies, one of which confirms every write. */
export async function isComplete({ address, ports }: DatabaseNode): Promise<boolean> {
  const answer = await ask(`http://${address}:${ports.patroni}/cluster`);
  const { members } = (await answer.json()) as { members: { role: string; state: string }[] };
  const roles = members.map(({ role, state }) => `${role} ${state}`);
  const copies = roles.filter((role) =>
    /^(?:sync_standby|replica) (?:running|streaming)$/.test(role),
  );
  return (
    roles.some((role) => /^(?:leader|master|primary) running$/.test(role)) &&
    roles.some((role) => role.startsWith("sync_standby")) &&
    copies.length === 2
  );
}

type Plan = Pick<DatabaseNode, "name" | "address" | "ports">;

async function makeNode(folder: string, plan: Plan, all: Plan[]): Promise<DatabaseNode> {
  const { name, address, ports } = plan;
  const as = runner();
  const place = join(folder, name);
  await mkdir(place, { mode: 0o700 });
  const settings = join(place, "patroni.json");
  await writeFile(settings, JSON.stringify(patroniSettings(place, plan, all)));
  if (as) for (const path of [place, settings]) await chown(path, as.uid, as.gid);

  let running: Program[] = [];
  const run = () => {
    const how = (program: string) => ({ log: join(folder, `${name}-${program}.log`), as });
    running = [
      start(findProgram("etcd"), etcdArguments(place, plan, all), how("etcd")),
      start(findProgram("patroni"), [settings], how("patroni")),
    ];
  };
  // PostgreSQL is no child of Patroni's: it outlives it.
  const family = async () => {
    const pidFile = await readFile(join(place, "data", "postmaster.pid"), "utf8").catch(() => "");
    const postmaster = Number.parseInt(pidFile, 10);
    const roots = running.map(({ child }) => child.pid ?? 0).filter((pid) => pid > 0);
    return [...roots, ...(postmaster > 0 ? [postmaster] : [])].flatMap(familyOf);
  };
  const kill = async () => {
    signalAll(await family(), "SIGKILL");
    await Promise.all(running.map((program) => program.end("SIGKILL")));
  };
  run();
  return {
    ...plan,
    isPrimary: async () => (await ask(`http://${address}:${ports.patroni}/primary`)).ok,
    kill,
    revive: run,
    freeze: async () => signalAll(await family(), "SIGSTOP"),
    stop: kill,
  };
}

function ask(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(1000) });
}

function etcdArguments(place: string, { name, address, ports }: Plan, all: Plan[]): string[] {
  const client = `http://${address}:${ports.etcd}`;
  const peer = `http://${address}:${ports.peers}`;
  const cluster = all.map((one) => `${one.name}=http://${one.address}:${one.ports.peers}`);
  return [
    "--name",
    name,
    "--data-dir",
    join(place, "etcd"),
    "--log-level",
    "warn",
    "--listen-client-urls",
    client,
    "--advertise-client-urls",
    client,
    "--listen-peer-urls",
    peer,
    "--initial-advertise-peer-urls",
    peer,
    "--initial-cluster",
    cluster.join(","),
    "--initial-cluster-state",
    "new",
    "--heartbeat-interval",
    "200",
    "--election-timeout",
    "2000",
  ];
}

function patroniSettings(place: string, { name, address, ports }: Plan, all: Plan[]) {
  return {
    scope: "furas",
    name,
    restapi: {
      listen: `${address}:${ports.patroni}`,
      connect_address: `${address}:${ports.patroni}`,
    },
    etcd3: { hosts: all.map((one) => `${one.address}:${one.ports.etcd}`) },
    bootstrap: {
      dcs: {
        ttl: 8,
        loop_wait: 1,
        retry_timeout: 3,
        maximum_lag_on_failover: 1_048_576,
        // A primary that has died is replaced at once, and no write counts that only one node has.
        primary_start_timeout: 0,
        master_start_timeout: 0,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 100,
            wal_log_hints: "on",
            wal_keep_size: "256MB",
            wal_retrieve_retry_interval: "1s",
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `${address}:${ports.database}`,
      connect_address: `${address}:${ports.database}`,
      data_dir: join(place, "data"),
      bin_dir: findPostgres(),
      pgpass: join(place, "pgpass"),
      authentication: {
        superuser: { username: "postgres", password },
        replication: { username: "replicator", password },
        rewind: { username: "rewinder", password },
      },
      parameters: { unix_socket_directories: place, shared_buffers: "64MB" },
      pg_hba: [
        "host all all 127.0.0.0/8 scram-sha-256",
        "host replication replicator 127.0.0.0/8 scram-sha-256",
        "local all all scram-sha-256",
      ],
    },
  };
}
