import { once } from "node:events";
import { type AddressInfo, connect, createServer, Socket } from "node:net";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { countLockWaits, useOtherConnections } from "#test/other-connections.ts";

// The changes of vendor/postgres/CHANGES.md.

const database = useTestDatabase();
const another = useOtherConnections(database);

it("a connection that is cut within a transaction fails that transaction alone", async () => {
  const proxy = await startProxy(database.url());
  const sql = postgres(proxy.url, { max: 1, onnotice: () => {} });
  onTestFinished(async () => {
    await sql.end({ timeout: 0 });
    proxy.close();
  });
  const cut = sql.begin(async (tx) => {
    await tx`select 1`;
    await proxy.cut();
    throw new Error("after the cut");
  });
  await expect(cut).rejects.toThrow();
  expect(await sql`select 7 as n`).toEqual([{ n: 7 }]);
});

it("consecutive queries use one connection, though more are open", async () => {
  const sql = postgres(database.url(), { max: 4, onnotice: () => {} });
  onTestFinished(() => sql.end());
  const pid = async () => (await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid;
  const holder = another();
  /** The processes of four queries, none of which ends before all wait for a lock. */
  const fourAtOnce = async () => {
    await holder`select pg_advisory_lock(50)`;
    const waiting = Array.from(
      { length: 4 },
      () => sql<{ pid: number }[]>`
        select pg_backend_pid() as pid, pg_advisory_xact_lock_shared(50)`,
    );
    const answered = Promise.all(waiting);
    await expect.poll(() => countLockWaits(holder)).toBe(4);
    await holder`select pg_advisory_unlock(50)`;
    return new Set((await answered).map(([row]) => row?.pid));
  };
  expect((await fourAtOnce()).size).toBe(4);
  const used = new Set<number | undefined>();
  for (let times = 0; times < 8; times++) used.add(await pid());
  expect(used.size).toBe(1);
  expect((await fourAtOnce()).size, "all are used when needed").toBe(4);
});

it("a message is sent without waiting for the acknowledgement of the one before", async () => {
  const delay = vi.spyOn(Socket.prototype, "setNoDelay");
  onTestFinished(() => delay.mockRestore());
  const sql = postgres(database.url(), { max: 1 });
  onTestFinished(() => sql.end());
  await sql`select 1`;
  expect(delay).toHaveBeenCalledWith(true);
});

it("a connection whose types cannot be read fails the query that opened it, and is opened anew", async () => {
  let table = "pg_none";
  const proxy = await startProxy(database.url(), (sent) =>
    Buffer.from(sent.toString("latin1").replaceAll("pg_type", table), "latin1"),
  );
  const sql = postgres(proxy.url, { max: 1, onnotice: () => {} });
  onTestFinished(async () => {
    await sql.end({ timeout: 0 });
    proxy.close();
  });
  await expect(sql`select 1 as n`).rejects.toThrow("pg_catalog.pg_none");
  table = "pg_type";
  expect(await sql`select 1 as n`).toEqual([{ n: 1 }]);
  expect(await sql`select ${[1, 2]}::int[] as n`).toEqual([{ n: [1, 2] }]);
});

describe("after a query that failed in the middle of its rows", () => {
  let client: postgres.Sql;
  beforeAll(() => {
    client = postgres(database.url(), { max: 1, fetch_types: false });
  });
  afterAll(() => client.end());

  /** Fails at its fourth row, when three have been sent. */
  const failing = () => client.unsafe("select 1 / (4 - i) from generate_series(1, 9) i");

  it("the next result is complete", async () => {
    await expect(failing()).rejects.toThrow("division by zero");
    expect(await client.unsafe("select 7 as n")).toEqual([{ n: 7 }]);
  });

  it("results of queries sent before the failure was known are complete in every form", async () => {
    const [, rows, raw, none, several] = await Promise.all([
      failing().catch(() => {}),
      client.unsafe("select i from generate_series(1, 5) i"),
      failing().then(undefined, () =>
        client.unsafe("select i from generate_series(1, 2) i").values(),
      ),
      failing().then(undefined, () => client.unsafe("select 1 where false")),
      failing().then(undefined, () => client.unsafe("select 1 as a; select 2 as b")),
    ]);
    expect(rows).toHaveLength(5);
    expect(rows.map(({ i }) => i)).toEqual([1, 2, 3, 4, 5]);
    expect(raw).toEqual([[1], [2]]);
    expect(none).toEqual([]);
    expect(several.map((result) => [...(result as unknown as postgres.Row[])])).toEqual([
      [{ a: 1 }],
      [{ b: 2 }],
    ]);
  });

  it("a transaction reads complete results", async () => {
    await failing().catch(() => {});
    const read = await client.begin((tx) => tx.unsafe("select i from generate_series(1, 3) i"));
    expect(read).toHaveLength(3);
    expect(read[0]).toEqual({ i: 1 });
  });
});

/**
 * A way to the database on which `cut` breaks all connections, and waits until both ends are closed. What is sent
 * there passes `changed`, which keeps its length.
 */
async function startProxy(url: string, changed = (sent: Buffer) => sent) {
  const target = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket.on("error", () => {}).on("close", () => open.delete(socket)));
    }
    near.on("data", (sent) => far.write(changed(sent)));
    far.pipe(near);
    near.on("close", () => far.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    async cut() {
      await Promise.all(
        [...open].map((socket) => {
          const closed = once(socket, "close");
          socket.destroy();
          return closed;
        }),
      );
    },
    close: () => server.close(),
  };
}
