import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobs } from "#app/features/job/jobs.table.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import { loader as keyFile } from "#app/features/sharing/routes/index-now-key.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { useSettings } from "#test/settings.ts";
import { queueChangedJobs, sendToIndexNow } from "./index-now.server.ts";
import { indexNowProgress } from "./index-now.table.ts";

useTestDatabase();

const baseUrl = "https://jobs.example";
const key = "0123456789abcdef";
type Message = { host: string; key: string; keyLocation: string; urlList: string[] };

let url: string;
let status = 200;
const received: Message[] = [];
const server = createServer(async (incoming, answer) => {
  received.push((await json(incoming)) as Message);
  answer.writeHead(status).end();
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
});
afterAll(() => void server.close());
beforeEach(async () => {
  useSettings({ baseUrl, indexNow: { key, url } });
  status = 200;
  await db.delete(indexNowProgress);
  // The first call remembers where to begin.
  await queueChangedJobs();
  await drainQueue();
  received.length = 0;
});

async function close(id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));
    await indexChangedJobs(tx);
  });
}

const waiting = async () => {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from tasks.job where name = 'index-now'`,
  );
  return row?.n;
};

describe("issue 16, IndexNow", () => {
  it("is told of jobs that were published, changed and closed, and of no draft", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    await makeJob(company, { status: "draft" });
    const address = `${baseUrl}/jobs/${job.id}`;
    const change = { title: "Another title" };
    for (const act of [
      async () => {},
      async () => void (await db.update(jobs).set(change).where(eq(jobs.id, job.id))),
      () => close(job.id),
    ]) {
      await act();
      await drainQueue();
      await queueChangedJobs();
      await drainQueue();
    }
    expect(received.map(({ urlList }) => urlList)).toEqual([[address], [address], [address]]);
    expect(received[0]).toEqual({
      host: "jobs.example",
      key,
      keyLocation: `${baseUrl}/${key}.txt`,
      urlList: [address],
    });
  });

  it("is told once of many changes between two calls, and nothing without a change", async () => {
    const { id } = await makeJob(await makeCompany());
    await close(id);
    await queueChangedJobs();
    await queueChangedJobs();
    await drainQueue();
    expect(received.map(({ urlList }) => urlList)).toEqual([[`${baseUrl}/jobs/${id}`]]);
  });

  it("gets more than ten thousand addresses in batches, a minute apart", async () => {
    await db.execute(sql`
      insert into board_changes (kind, key, xid)
      select 'job', gen_random_uuid(), pg_current_xact_id() from generate_series(1, 10001)`);
    await queueChangedJobs();
    const tasks = await db.execute<{ n: number; wait: number }>(sql`
      select json_array_length((data -> 'jobs')::json) as n,
        round(extract(epoch from start_after - created_on))::int as wait
      from tasks.job where name = 'index-now' order by start_after`);
    expect([...tasks]).toEqual([
      { n: 10_000, wait: 0 },
      { n: 1, wait: 60 },
    ]);
    await db.execute(sql`delete from board_changes where noted_at > now() - interval '1 minute'`);
    await drainQueue();
  });

  it.each([429, 500, 503])("is tried again after %i", async (given) => {
    status = given;
    await makeJob(await makeCompany());
    await queueChangedJobs();
    await drainQueue();
    expect([received.length, await waiting()]).toEqual([1, 1]);
    status = 202;
    await drainQueue();
    expect([received.length, await waiting()]).toEqual([2, 0]);
  });

  it.each([400, 403, 422])("is not told again after %i", async (given) => {
    status = given;
    await makeJob(await makeCompany());
    await queueChangedJobs();
    await drainQueue();
    expect([received.length, await waiting()]).toEqual([1, 0]);
  });

  it("is tried again where nothing answers", async () => {
    useSettings({ baseUrl, indexNow: { key, url: "http://127.0.0.1:1/" } });
    await expect(sendToIndexNow({ jobs: ["x"] })).rejects.toThrow("could not be reached");
  });

  it("finds the key at its address, and no other text", () => {
    const ask = (of: string) => keyFile({ params: { key: of } } as never);
    expect(ask(key).status).toBe(200);
    expect(() => ask("other-key-of-eight")).toThrow();
    useSettings({ indexNow: undefined });
    expect(() => ask(key)).toThrow();
  });

  it("is told nothing, and nothing is remembered, without a key", async () => {
    useSettings({ indexNow: undefined });
    await db.delete(indexNowProgress);
    await makeJob(await makeCompany());
    await queueChangedJobs();
    await drainQueue();
    expect([received.length, await db.$count(indexNowProgress)]).toEqual([0, 0]);
  });
});
