import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { pushKeys, pushSubscriptions } from "#app/features/push/push.table.ts";
import type { PushMessage } from "#app/features/push/push-message.ts";
import { subscribeOwnDevice } from "#app/features/push/subscriptions.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { makeSeeker } from "#test/people.ts";
import { type PushService, startPushService } from "#test/servers/push/push-service.ts";
import { useSettings } from "#test/settings.ts";
import { deliverPush, sendPushes } from "./send-push.server.ts";
import { findPublicKey } from "./vapid.server.ts";

useTestDatabase();

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(async () => {
  await service.close();
});
beforeEach(() => {
  useSettings({ pushOrigins: [service.origin] });
  service.answer(undefined);
  service.deliveries.length = 0;
});

const message = (): PushMessage => ({ kind: "newJobs", count: 3, path: "/home", id: randomUUID() });

async function subscribed(language: Language = "ar") {
  const person = await makeSeeker({
    firstName: "Canary",
    email: `canary-${randomUUID()}@people.example`,
  });
  const { endpoint, keys, read } = await service.subscribe(await findPublicKey());
  const browser = { language, userAgent: "" };
  await subscribeOwnDevice(person, { endpoint, ...keys }, browser);
  const row = async () => {
    const isIts = eq(pushSubscriptions.endpoint, endpoint);
    return (await db.select().from(pushSubscriptions).where(isIts))[0];
  };
  return { person, owner: { userId: person.id }, endpoint, read, row };
}

const queued = async () => {
  const [row] = await db.execute<{ n: number; text: string | null }>(
    sql`select count(*)::int as n, string_agg(job::text, '') as text from tasks.job where name = 'push'`,
  );
  return row ?? { n: 0, text: null };
};

it("news that the last release queued is shown as an answer", async () => {
  const { owner, read } = await subscribed("en");
  const queuedBefore = { ...message(), kind: "ownApplication" } as unknown as PushMessage;
  await sendPushes([{ owner, message: queuedBefore }]);
  await drainQueue();
  const body = service.deliveries[0]?.body ?? Buffer.alloc(0);
  expect(JSON.parse(await read(body))).toMatchObject({ title: "Your application has an answer" });
});

it.each([
  ["ar", "3 وظائف جديدة", "افتح فُرَص لترى الجديد."],
  ["en", "3 new jobs", "Open Furas to see what is new."],
] as const)(
  "issue 16, push: a message in %s is taken by a push service that checks who sends, and only the browser reads it",
  async (language, title, body) => {
    const { person, owner, read, row } = await subscribed(language);
    const sent = message();
    expect(await sendPushes([{ owner, message: sent }])).toBe(1);
    expect((await queued()).text).not.toContain("canary");
    await drainQueue();
    expect(service.deliveries).toHaveLength(1);
    const [delivery] = service.deliveries;
    expect(delivery?.status).toBe(201);
    expect(delivery?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      topic: sent.id.replaceAll("-", ""),
      urgency: "normal",
    });
    expect(Number(delivery?.headers.ttl)).toBeGreaterThan(86_000);
    const payload = await read(delivery?.body ?? Buffer.alloc(0));
    expect(JSON.parse(payload)).toEqual({ title, body, path: "/home", tag: sent.id, language });
    // Nothing personal: neither who it is for, nor what they look for.
    for (const personal of ["Canary", "canary", person.id]) expect(payload).not.toContain(personal);
    expect(await row()).toMatchObject({ deliveredAt: expect.any(Date), failingSince: null });
    expect((await queued()).n).toBe(0);
  },
);

it("goes to every device of the one, and to no other account's", async () => {
  const [one, other] = [await subscribed(), await subscribed()];
  const second = await service.subscribe(await findPublicKey());
  const given = { endpoint: second.endpoint, ...second.keys };
  await subscribeOwnDevice(one.person, given, { language: "en", userAgent: "" });
  await sendPushes([{ owner: one.owner, message: message() }]);
  await drainQueue();
  const to = service.deliveries.map(({ channel }) => `${service.origin}/push/${channel}`);
  expect(to.sort()).toEqual([one.endpoint, second.endpoint].sort());
  expect(to).not.toContain(other.endpoint);
});

it("is not sent when its transaction is taken back", async () => {
  const { owner } = await subscribed();
  const failing = db.transaction(async (tx) => {
    await sendPushes([{ owner, message: message() }], tx);
    throw new Error("taken back");
  });
  await expect(failing).rejects.toThrow("taken back");
  await drainQueue();
  expect(service.deliveries).toEqual([]);
});

it("a subscription that the service calls gone is removed", async () => {
  const { owner, endpoint, row } = await subscribed();
  service.forget(endpoint);
  await sendPushes([{ owner, message: message() }]);
  await drainQueue();
  expect(service.deliveries.map(({ status }) => status)).toEqual([410]);
  expect(await row()).toBeUndefined();
  expect((await queued()).n).toBe(0);
});

it.each([{ status: 500 }, { status: 503 }, { status: 429 }, { status: 429, retryAfter: 30 }])(
  "is tried again after %o, and taken once",
  async (failure) => {
    const { owner, row } = await subscribed();
    service.answer(failure);
    await sendPushes([{ owner, message: message() }]);
    await drainQueue();
    expect((await queued()).n).toBe(1);
    expect(await row()).toMatchObject({ failingSince: expect.any(Date) });
    service.answer(undefined);
    await drainQueue();
    await drainQueue();
    expect(service.deliveries.map(({ status }) => status)).toEqual([failure.status, 201]);
    expect(await row()).toMatchObject({ failingSince: null });
    expect((await queued()).n).toBe(0);
  },
);

it("waits as long as the service asks, and an hour at most", async () => {
  const { owner } = await subscribed();
  service.answer({ status: 429, retryAfter: 100_000 });
  await sendPushes([{ owner, message: message() }]);
  await drainQueue();
  const [row] = await db.execute<{ seconds: number }>(
    sql`select extract(epoch from start_after - now())::int as seconds from tasks.job where name = 'push'`,
  );
  expect(row?.seconds).toBeGreaterThan(3500);
  expect(row?.seconds).toBeLessThanOrEqual(3600);
  await db.execute(sql`delete from tasks.job where name = 'push'`);
});

it.each([400, 401, 403, 413])(
  "%i is not tried again, nor is a redirect followed",
  async (status) => {
    const { owner, row } = await subscribed();
    service.answer({ status });
    await sendPushes([{ owner, message: message() }]);
    service.answer({ status: status === 413 ? 307 : status });
    await drainQueue();
    expect(service.deliveries).toHaveLength(1);
    expect(await row()).toMatchObject({ failingSince: expect.any(Date) });
    expect((await queued()).n).toBe(0);
  },
);

it("nothing of yesterday is sent, nor to an account that was blocked meanwhile", async () => {
  const { owner, row } = await subscribed();
  const id = (await row())?.id ?? "";
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
  await deliverPush({ subscription: id, message: message(), at: yesterday });
  await sendPushes([{ owner, message: message() }]);
  await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, owner.userId));
  await drainQueue();
  expect(await sendPushes([{ owner, message: message() }])).toBe(0);
  expect(service.deliveries).toEqual([]);
});

it("the keys are made once for all processes, encrypted, and anew when their secret has changed", async () => {
  await db.delete(pushKeys);
  const keys = new Set(await Promise.all([findPublicKey(), findPublicKey(), findPublicKey()]));
  expect(keys.size).toBe(1);
  const [stored] = await db.select().from(pushKeys);
  expect(Buffer.from(stored?.privateKey ?? "", "base64url").includes("jwk")).toBe(false);
  expect(await findPublicKey()).toBe(stored?.publicKey);
  const { owner, row } = await subscribed();
  useSettings({ sessionSecret: "another-one-0123456789abcdefghijkl" });
  expect(await findPublicKey()).not.toBe(stored?.publicKey);
  // Push services refuse the new key for what was subscribed with the old one.
  await sendPushes([{ owner, message: message() }]);
  await drainQueue();
  expect(service.deliveries.map(({ status }) => status)).toEqual([403]);
  expect(await row()).toMatchObject({ failingSince: expect.any(Date) });
});
