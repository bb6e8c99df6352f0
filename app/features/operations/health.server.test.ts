import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { countWaitingWork } from "#app/platform/queue/waiting-work.server.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { createAuthority } from "#test/servers/certificates.ts";
import { readCertificate } from "./certificate.server.ts";
import { readOperatorActs, recordOperatorAct } from "./operator-acts.server.ts";
import { operatorActs } from "./operator-acts.table.ts";

const database = useTestDatabase();

it("the last of each act of the operator counts", async () => {
  expect(await readOperatorActs()).toEqual({ backup: null, restoreTest: null });
  await recordOperatorAct("backup");
  await db.update(operatorActs).set({ at: new Date("2026-01-01T00:00:00Z") });
  const { backup: first } = await readOperatorActs();
  await recordOperatorAct("backup");
  const { backup: second, restoreTest } = await readOperatorActs();
  expect(restoreTest).toBeNull();
  expect(Number(second)).toBeGreaterThan(Number(first));
});

it("due work is counted with its age, and jobs given up within the hour", async () => {
  const add = (queue: string, state: string, startedAgo: string, completed = "null") =>
    db.execute(sql`
      insert into tasks.job (name, state, start_after, created_on, completed_on)
      values (${queue}, ${sql.raw(`'${state}'`)}, now() - ${startedAgo}::interval,
        now() - interval '2 hours', ${sql.raw(completed)})`);
  await add("sms", "created", "10 minutes");
  await add("sms", "created", "-10 minutes");
  await add("push", "retry", "0");
  await add("push", "failed", "0", "now() - interval '50 minutes'");
  await add("push", "failed", "0", "now() - interval '70 minutes'");
  const work = await countWaitingWork();
  expect(work.get("sms")).toMatchObject({ waiting: 1, failed: 0 });
  expect(work.get("sms")?.oldest).toBeCloseTo(600, -1);
  expect(work.get("push")).toMatchObject({ waiting: 1, failed: 1 });
  expect(work.get("push")?.oldest).toBeCloseTo(7200, -1);
  expect(work.has("files")).toBe(false);
});

it("work for later and what is done is not read to count what waits (growth)", async () => {
  await db.execute(sql`
    insert into tasks.job (name, state, start_after, completed_on)
    select 'letters', case when n % 2 = 0 then 'completed' else 'created' end::tasks.job_state,
      now() + interval '1 day', case when n % 2 = 0 then now() end
    from generate_series(1, 6000) n`);
  await db.execute(sql`analyze tasks.job_common`);
  const read = await rowsReadBy(database.url(), "job_common", countWaitingWork, "tasks");
  expect(read).toBeLessThan(50);
});

let server: ReturnType<typeof createServer>;
beforeAll(async () => {
  const { certificate: cert, key } = createAuthority().issue("127.0.0.1");
  server = createServer({ cert, key }, (socket) => socket.end()).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});
afterAll(() => void server.close());

it("the end of a certificate is read, trusted or not; none where nothing answers", async () => {
  const { port } = server.address() as AddressInfo;
  const end = Date.parse((await readCertificate("127.0.0.1", port)) ?? "");
  expect(end - Date.now()).toBeGreaterThan(0);
  expect(end - Date.now()).toBeLessThan(2 * 86_400_000);
  expect(await readCertificate("127.0.0.1", 1)).toBeNull();
});
