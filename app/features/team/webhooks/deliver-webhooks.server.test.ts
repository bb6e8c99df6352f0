import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import { trickyAddresses } from "#test/servers/tricky-addresses.ts";
import { openReceiver, type Receiver } from "#test/servers/webhook-receiver.ts";
import { deliverDueWebhooks } from "./deliver-webhooks.server.ts";
import { listDeliveries, repeatDelivery, repeatFailed } from "./deliveries.server.ts";
import {
  pauseEndpoint,
  resumeEndpoint,
  rotateWebhookSecret,
  sendTestWebhook,
} from "./endpoint-state.server.ts";
import { createEndpoint, listEndpoints } from "./endpoints.server.ts";
import { ladderSeconds, nextTry } from "./record-try.server.ts";
import { webhookEvents } from "./webhook.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.table.ts";

const database = useTestDatabase();

let receiver: Receiver;
beforeEach(async () => {
  await db.delete(webhookEndpoints);
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const deliver = (milliseconds = 10_000) =>
  deliverDueWebhooks({ network: receiver.network, milliseconds });

/** A company with an endpoint at the receiver, and one of its jobs. */
async function start(url = receiver.url) {
  const company = await makeCompany();
  const endpoint = await createEndpoint(company, {
    id: randomUUID(),
    url,
    events: [...webhookEvents],
  });
  if (isRefused(endpoint)) throw new Error(endpoint.refused);
  receiver.secrets = [endpoint.secret];
  const job = await makeJob(company);
  return { company, job, ...endpoint };
}

/** The applicant's acts in the history, as services write them. */
async function act(applicationId: string, ...actions: ("send" | "write" | "withdraw")[]) {
  for (const action of actions) {
    await db
      .insert(applicationEvents)
      .values({ applicationId, action, side: "seeker", toStatus: "pending" });
  }
}

const close = (id: string) => db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));

/** Moves the clock: everything stored is so much older. */
async function pass(seconds: number) {
  const by = sql`make_interval(secs => ${seconds})`;
  await db.execute(sql`update webhook_deliveries set next_try_at = next_try_at - ${by},
    first_tried_at = first_tried_at - ${by}, created_at = created_at - ${by}`);
  await db.execute(sql`update webhook_tries set at = at - ${by}`);
  await db.execute(sql`update webhook_endpoints set failing_since = failing_since - ${by},
    rests_until = rests_until - ${by}, last_success_at = last_success_at - ${by}, previous_until = previous_until - ${by}`);
}

const stateOf = async (company: Person) => (await listEndpoints(company))[0]?.state;
const statesOf = async () =>
  (await db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.sequence))).map(
    ({ state }) => state,
  );

describe("events", () => {
  it("are those of the company alone, signed, with ids and nothing private", async () => {
    const { company, job } = await start();
    const other = await makeJob(await makeCompany());
    const application = await insertApplication(job.id);
    await act(await insertApplication(other.id), "send");
    await close(other.id);
    await act(application, "send", "write", "withdraw");
    await db
      .update(jobs)
      .set({ status: "closed", closedReason: "filled_here" })
      .where(eq(jobs.id, job.id));
    await deliver();
    expect(receiver.unsigned).toBe(0);
    const [message] = await db
      .select({ id: applicationEvents.id })
      .from(applicationEvents)
      .where(eq(applicationEvents.action, "write"));
    const of = { applicationId: application, jobId: job.id };
    const ofApplication = receiver.received.filter(({ data }) => data.applicationId);
    expect(ofApplication.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: "application.received", data: of },
      { type: "message.received", data: { ...of, messageId: message?.id } },
      { type: "application.withdrawn", data: of },
    ]);
    expect(receiver.received.find(({ type }) => type === "job.closed")?.data).toEqual({
      jobId: job.id,
      reason: "filled_here",
    });
    expect(receiver.received).toHaveLength(4);
    expect((await listEndpoints(company))[0]).toMatchObject({ state: "works", failingSince: null });
  });

  it("of a job come by any kind of closing: its last day, moderators, plain SQL, a deletion", async () => {
    const { company, job } = await start();
    const [expired, suspended, draft, deleted] = await Promise.all([
      makeJob(company),
      makeJob(company),
      makeJob(company, { status: "draft" }),
      makeJob(company),
    ]);
    // The trigger of last days closes it.
    await db.update(jobs).set({ applicationDeadline: "2020-01-01" }).where(eq(jobs.id, expired.id));
    await db
      .update(jobs)
      .set({ status: "closed", closedReason: "suspended" })
      .where(eq(jobs.id, suspended.id));
    await db.delete(jobs).where(eq(jobs.id, deleted.id));
    await db.delete(jobs).where(eq(jobs.id, draft.id));
    await close(job.id);
    await close(job.id);
    await deliver();
    const reasons = new Map(receiver.received.map(({ data }) => [data.jobId, data.reason]));
    expect(reasons).toEqual(
      new Map<string | undefined, string | null | undefined>([
        [expired.id, "expired"],
        [suspended.id, "suspended"],
        [deleted.id, "deleted"],
        [job.id, null],
      ]),
    );
    expect(receiver.received).toHaveLength(4);
  });

  it("are written in the transaction of the event, and only those that an endpoint wants", async () => {
    const { job, id } = await start();
    const application = await insertApplication(job.id);
    const undone = db.transaction(async (tx) => {
      await tx
        .insert(applicationEvents)
        .values({
          applicationId: application,
          action: "send",
          side: "seeker",
          toStatus: "pending",
        });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await db
      .update(webhookEndpoints)
      .set({ events: ["job.closed"] })
      .where(eq(webhookEndpoints.id, id));
    await act(application, "send");
    // The company's own acts, and the board's, are no news to it.
    await db
      .insert(applicationEvents)
      .values({
        applicationId: application,
        action: "write",
        side: "company",
        toStatus: "pending",
      });
    expect(await statesOf()).toEqual([]);
  });
});

describe("a receiver that fails, hangs and comes back", () => {
  it("gets each event at least once, in the order of its application, signed", async () => {
    const { job } = await start();
    const applications = await Promise.all([1, 2, 3, 4, 5].map(() => insertApplication(job.id)));
    const faults = [
      (response: ServerResponse) => void response.writeHead(500).end("no"),
      (response: ServerResponse) => void response.socket?.destroy(),
      (response: ServerResponse) =>
        void response.writeHead(302, { location: "http://127.0.0.1/" }).end(),
      // Hangs: no answer at all, and one that never ends.
      () => {},
      (response: ServerResponse) => void response.writeHead(503).write("x"),
    ];
    let n = 0;
    receiver.answer = (_, response) => faults[n++ % faults.length]?.(response);
    for (const action of ["send", "write", "write", "withdraw"] as const) {
      for (const application of applications) await act(application, action);
      await deliver(200);
      await pass(10 * 60);
    }
    await deliver(200);
    expect(receiver.accepted).toEqual([]);
    // While its first event fails, no later one of an application is sent.
    expect(new Set(receiver.received.map(({ type }) => type))).toEqual(
      new Set(["application.received"]),
    );
    receiver.answer = (_, response) => void response.writeHead(200).end("ok");
    await pass(24 * 60 * 60);
    await deliver();
    for (const application of applications) {
      const types = receiver.accepted
        .filter(({ data }) => data.applicationId === application)
        .map(({ type }) => type);
      expect(types).toEqual([
        "application.received",
        "message.received",
        "message.received",
        "application.withdrawn",
      ]);
    }
    expect(receiver.unsigned).toBe(0);
    expect(await statesOf()).toEqual(Array(20).fill("delivered"));
  });

  it("that fails for one application holds back no other", async () => {
    const { job } = await start();
    const [bad, good] = [await insertApplication(job.id), await insertApplication(job.id)];
    receiver.answer = ({ data }, response) =>
      void response.writeHead(data.applicationId === bad ? 500 : 200).end();
    await act(bad, "send", "write");
    await act(good, "send", "write");
    await deliver();
    expect(receiver.accepted.map(({ data }) => data.applicationId)).toEqual([good, good]);
    expect(await statesOf()).toEqual(["waiting", "waiting", "delivered", "delivered"]);
  });

  it("that never answers holds back no other company", async () => {
    const slow = await start();
    for (let n = 0; n < 5; n++) await act(await insertApplication(slow.job.id), "send");
    const other = await start();
    receiver.secrets = [];
    await act(await insertApplication(other.job.id), "send");
    const isOther = (data: Received["data"]) => data.jobId === other.job.id;
    receiver.answer = ({ data }, response) => {
      if (isOther(data)) response.writeHead(200).end();
    };
    const done = deliver(1000);
    await expect.poll(() => receiver.accepted.length, { timeout: 900 }).toBe(1);
    // Four at once, as long as it has not failed.
    expect(receiver.received).toHaveLength(5);
    await done;
  });
});

type Received = Receiver["received"][number];

describe("tries", () => {
  it("are ten over less than three days", () => {
    expect(ladderSeconds / 3600).toBeGreaterThan(71);
    expect(ladderSeconds / 3600).toBeLessThan(72);
    expect(nextTry(1, 0, 0)).toEqual({ seconds: 5, attempts: 1 });
    expect(nextTry(9, 0, 1)).toEqual({ seconds: 79_200 * 0.9, attempts: 9 });
    expect(nextTry(10)).toBeUndefined();
  });

  it.each([
    ["shorter than the ladder's", 2, 60, { seconds: 300, attempts: 2 }],
    ["as long as two of its pauses", 1, 305, { seconds: 305, attempts: 2 }],
    ["a second longer", 1, 306, { seconds: 306, attempts: 3 }],
    ["of a month, until the ladder ends", 1, 2_592_000, { seconds: ladderSeconds, attempts: 9 }],
    ["of a month at last", 9, 2_592_000, { seconds: 79_200, attempts: 9 }],
    ["after the last", 10, 60, undefined],
  ] as const)("wait for a pause that the receiver names: %s", (_, attempts, retryAfter, next) => {
    expect(nextTry(attempts, retryAfter, 0)).toEqual(next);
  });

  it.each<[number, () => string]>([
    [429, () => "3600"],
    [503, () => new Date(Date.now() + 3_600_000).toUTCString()],
  ])("of all events wait where %i names a pause", async (status, header) => {
    const { company, job, id } = await start();
    receiver.answer = (_, response) =>
      void response.writeHead(status, { "retry-after": header() }).end();
    await act(await insertApplication(job.id), "send");
    await deliver();
    await act(await insertApplication(job.id), "send");
    receiver.answer = (_, response) => void response.writeHead(200).end();
    await pass(3500);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const { deliveries } = await listDeliveries(company, id);
    const due = deliveries.map(({ nextTryAt }) => Date.parse(nextTryAt ?? "") - Date.now());
    for (const milliseconds of due) {
      expect(milliseconds).toBeGreaterThan(80_000);
      expect(milliseconds).toBeLessThanOrEqual(100_000);
    }
    await pass(101);
    await deliver();
    expect(await statesOf()).toEqual(["delivered", "delivered"]);
  });

  it("end a pause where a person sends again", async () => {
    const { company, job, id } = await start();
    receiver.answer = (_, response) =>
      void response.writeHead(429, { "retry-after": "86400" }).end();
    await act(await insertApplication(job.id), "send");
    await deliver();
    receiver.answer = (_, response) => void response.writeHead(200).end();
    const [waiting] = (await listDeliveries(company, id)).deliveries;
    await repeatDelivery(company, waiting?.id ?? "");
    await deliver();
    expect(await statesOf()).toEqual(["delivered"]);
  });

  it("end after three days also where each names a pause and many events wait", async () => {
    const { company, job } = await start();
    receiver.answer = (_, response) =>
      void response.writeHead(503, { "retry-after": "43200" }).end();
    for (let n = 0; n < 8; n++) await act(await insertApplication(job.id), "send");
    for (let hours = 0; hours < 72; hours += 12) {
      await deliver();
      expect(await stateOf(company)).toBe("works");
      await pass(43_200);
    }
    await deliver();
    expect(await stateOf(company)).toBe("failed");
    expect(await statesOf()).toEqual(Array(8).fill("held"));
  });

  it("without success stop the endpoint, notify its owners once, and hold waiting ones", async () => {
    const { company, job, id } = await start();
    await makeMember(company, "owner");
    await makeMember(company, "recruiter");
    await db.execute(sql`update auth_users set email_verified = true`);
    receiver.answer = (_, response) => void response.writeHead(500).end("Not \0 today\u202e");
    const [first, second] = [await insertApplication(job.id), await insertApplication(job.id)];
    await act(first, "send", "write");
    await act(second, "send");
    for (let n = 0; n < 10; n++) {
      await deliver();
      if (n === 0) expect(await stateOf(company)).toBe("works");
      await pass(79_200);
    }
    expect(receiver.received.length).toBeGreaterThanOrEqual(19);
    expect(await stateOf(company)).toBe("failed");
    expect(await statesOf()).toEqual(["held", "held", "held"]);
    const emails = await db.execute(
      sql`select user_id from email_events where kind = 'webhookStopped'`,
    );
    expect(emails).toHaveLength(2);
    const { deliveries } = await listDeliveries(company, id);
    expect(Math.max(...deliveries.map(({ tries }) => tries.length))).toBe(10);
    expect(deliveries.at(-1)?.tries[0]).toMatchObject({
      status: 500,
      fault: "status",
      excerpt: "Not today",
    });
    // What happens meanwhile is held, too.
    await act(second, "withdraw");
    await deliver();
    expect(await statesOf()).toEqual(["held", "held", "held", "held"]);
    receiver.answer = (_, response) => void response.writeHead(200).end();
    receiver.accepted.length = 0;
    expect(await resumeEndpoint(company, id, { sendsHeld: true })).toEqual({ id });
    await deliver();
    expect(await statesOf()).toEqual(Array(4).fill("delivered"));
    const ofSecond = receiver.accepted.filter(({ data }) => data.applicationId === second);
    expect(ofSecond.map(({ type }) => type)).toEqual([
      "application.received",
      "application.withdrawn",
    ]);
  });

  it("for one event alone give up that event, and the next of its application follows", async () => {
    const { company, job } = await start();
    const [bad, good] = [await insertApplication(job.id), await insertApplication(job.id)];
    receiver.answer = ({ data, type }, response) =>
      void response
        .writeHead(data.applicationId === bad && type === "application.received" ? 422 : 200)
        .end();
    await act(bad, "send", "write");
    for (let n = 0; n < 10; n++) {
      await act(good, "write");
      await deliver();
      await pass(79_200);
    }
    await deliver();
    expect(await stateOf(company)).toBe("works");
    expect((await statesOf()).slice(0, 2)).toEqual(["failed", "delivered"]);
  });

  it("end at once by 410, and can be resumed without the held ones", async () => {
    const { company, job, id } = await start();
    receiver.answer = (_, response) => void response.writeHead(410).end();
    await act(await insertApplication(job.id), "send");
    await deliver();
    expect(await stateOf(company)).toBe("gone");
    expect(receiver.received).toHaveLength(1);
    await resumeEndpoint(company, id, { sendsHeld: false });
    await deliver();
    expect(await statesOf()).toEqual(["failed"]);
    receiver.answer = (_, response) => void response.writeHead(200).end();
    expect(await repeatFailed(company, id, 1)).toEqual({ count: 1 });
    await deliver();
    expect(await statesOf()).toEqual(["delivered"]);
    expect(receiver.accepted).toHaveLength(1);
    const [delivered] = (await listDeliveries(company, id)).deliveries;
    await repeatDelivery(company, delivered?.id ?? "");
    await deliver();
    // The same id: a receiver knows it again.
    expect(new Set(receiver.accepted.map((each) => each.id)).size).toBe(1);
    expect(receiver.accepted).toHaveLength(2);
  });

  it("cut off with their process are made again, and a late one changes nothing", async () => {
    const { job } = await start();
    await act(await insertApplication(job.id), "send", "write");
    // As a killed process leaves it.
    await db.execute(sql`update webhook_deliveries set attempts = 1, first_tried_at = now(),
      next_try_at = now() + interval '30 seconds' where next_try_at is not null`);
    await deliver();
    expect(receiver.received).toHaveLength(0);
    await pass(31);
    await deliver();
    expect(receiver.accepted.map(({ type }) => type)).toEqual([
      "application.received",
      "message.received",
    ]);
  });

  it("wait while the endpoint is paused, or the company blocked", async () => {
    const { company, job, id } = await start();
    const application = await insertApplication(job.id);
    await act(application, "send");
    await pauseEndpoint(company, id);
    await act(application, "write");
    await deliver();
    expect(await statesOf()).toEqual(["held", "held"]);
    expect(await sendTestWebhook(company, id)).toEqual({ refused: "webhooks.notWorking" });
    await resumeEndpoint(company, id, { sendsHeld: true });
    const block = (blockedAt: Date | null) =>
      db.update(authUsers).set({ blockedAt }).where(eq(authUsers.id, company.id));
    await block(new Date());
    await deliver();
    expect(receiver.reached).toEqual([]);
    await block(null);
    await deliver();
    expect(receiver.accepted).toHaveLength(2);
  });

  it("of a test are one, which stops nothing", async () => {
    const { company, id } = await start();
    receiver.answer = (_, response) => void response.writeHead(500).end();
    await sendTestWebhook(company, id);
    await deliver();
    expect(receiver.received).toMatchObject([{ type: "webhook.test", data: { endpointId: id } }]);
    expect(await statesOf()).toEqual(["failed"]);
    expect(await listEndpoints(company)).toMatchObject([{ state: "works", failingSince: null }]);
  });
});

describe("a worker that is killed", () => {
  it("loses nothing and keeps the order: kill -9 while events are under way, three times", async () => {
    const { job } = await start();
    const applications = await Promise.all([1, 2, 3, 4, 5, 6].map(() => insertApplication(job.id)));
    for (const action of ["send", "write", "withdraw"] as const) {
      for (const application of applications) await act(application, action);
    }
    const worker = () =>
      spawn(
        process.execPath,
        [
          "test/servers/webhook-worker.ts",
          database.url(),
          "only-for-tests-0123456789abcdefghij",
          `${receiver.port}`,
          receiver.authority.certificate,
        ],
        { stdio: ["ignore", "ignore", "inherit"] },
      );
    for (const accepted of [0, 3, 7]) {
      // Answers some, then leaves the others without one until the process is dead.
      receiver.answer = (_, response) => {
        if (receiver.accepted.length < accepted) response.writeHead(200).end();
      };
      const before = receiver.received.length;
      const running = worker();
      const ended = once(running, "exit");
      await expect
        .poll(() => receiver.received.length, { timeout: 20_000 })
        .toBeGreaterThan(before + Math.max(0, accepted - receiver.accepted.length));
      running.kill("SIGKILL");
      await ended;
      await pass(31);
    }
    receiver.answer = (_, response) => void response.writeHead(200).end();
    await deliver();
    for (const application of applications) {
      const own = receiver.accepted.filter(({ data }) => data.applicationId === application);
      const firsts = own.filter(({ id }, place) => own.findIndex((one) => one.id === id) === place);
      expect(firsts.map(({ type }) => type)).toEqual([
        "application.received",
        "message.received",
        "application.withdrawn",
      ]);
    }
    expect(await statesOf()).toEqual(Array(18).fill("delivered"));
    expect(receiver.unsigned).toBe(0);
  }, 90_000);
});

describe("secrets", () => {
  it("are stored encrypted, and after a change both sign for a day", async () => {
    const { company, job, id, secret } = await start();
    const application = await insertApplication(job.id);
    const rotated = await rotateWebhookSecret(company, id);
    if (isRefused(rotated)) throw new Error(rotated.refused);
    const [stored] = await db.execute(
      sql`select e::text as row, encode(secret, 'escape') as bytes from webhook_endpoints e`,
    );
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6, 20));
    expect(JSON.stringify(stored)).not.toContain(rotated.secret.slice(6, 20));
    receiver.secrets = [secret, rotated.secret];
    await act(application, "send");
    await deliver();
    expect(receiver.accepted).toMatchObject([{ signatures: 2 }]);
    await pass(25 * 60 * 60);
    receiver.secrets = [rotated.secret];
    await act(application, "write");
    await deliver();
    expect(receiver.accepted).toHaveLength(2);
    expect(receiver.accepted[1]).toMatchObject({ signatures: 1 });
    expect(receiver.unsigned).toBe(0);
  });
});

describe("tricky addresses", () => {
  it(`reach nothing: ${trickyAddresses.length} of them, at the first try and at a later one`, async () => {
    const { company, job, id } = await start();
    const application = await insertApplication(job.id);
    let addresses: string[] = [];
    receiver.resolve = () => addresses;
    for (const address of trickyAddresses) {
      for (addresses of [[address], ["8.8.8.8", address]]) {
        await db.delete(webhookDeliveries);
        await db.update(webhookEndpoints).set({ failingSince: null });
        await act(application, "send");
        await deliver();
        const [{ tries } = { tries: [] }] = (await listDeliveries(company, id)).deliveries;
        expect([address, tries]).toMatchObject([address, [{ fault: "closed", status: null }]]);
      }
    }
    expect(receiver.reached).toEqual([]);
    // A name that led elsewhere before is judged again, and connected to by the address that was judged.
    await db.delete(webhookDeliveries);
    addresses = ["8.8.8.8"];
    receiver.answer = (_, response) => void response.writeHead(500).end();
    await act(application, "send");
    await deliver();
    expect(receiver.reached).toEqual(["8.8.8.8 443"]);
    addresses = ["127.0.0.1"];
    await pass(10);
    await deliver();
    expect(receiver.reached).toEqual(["8.8.8.8 443"]);
  });

  it("nor is a certificate of another name trusted, nor a redirect followed", async () => {
    const { company, job, id } = await start();
    await db.update(webhookEndpoints).set({ url: "https://other.barada.sy/furas" });
    receiver.resolve = () => ["8.8.8.8"];
    await act(await insertApplication(job.id), "send");
    await deliver();
    expect(receiver.received).toEqual([]);
    const [delivery] = (await listDeliveries(company, id)).deliveries;
    expect(delivery?.tries).toMatchObject([{ fault: "certificate" }]);
  });
});
