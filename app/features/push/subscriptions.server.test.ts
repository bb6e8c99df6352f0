import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authSessions } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { endOwnSession } from "#app/features/accounts/session/sessions.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeSeeker } from "#test/people.ts";
import { makeSubscriber } from "#test/servers/push/subscriber.ts";
import { useSettings } from "#test/settings.ts";
import { visit } from "#test/visit.ts";
import { pushSubscriptions } from "./push.table.ts";
import { recipientTicket } from "./recipient-ticket.server.ts";
import { action } from "./routes/push-device.ts";
import {
  listOwnDevices,
  removeFailingSubscriptions,
  removeOwnDevice,
  renewSubscription,
  subscribeOwnDevice,
} from "./subscriptions.server.ts";

useTestDatabase();

const origin = "https://push.example.org";
beforeEach(() => useSettings({ pushOrigins: [origin] }));

const browser = {
  language: "ar",
  userAgent: "Mozilla/5.0 (Linux; Android 9) Chrome/109.0 Mobile",
} as const;
let count = 0;
async function newSubscription() {
  count += 1;
  return { endpoint: `${origin}/${count}`, ...(await makeSubscriber()).keys };
}
const stored = (person: Person) =>
  db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, person.id));

describe("issue 16, push: devices", () => {
  it("are listed by their names, without the address that a message could be sent to", async () => {
    const rima = await makeSeeker();
    const given = await newSubscription();
    await subscribeOwnDevice(rima, given, browser);
    const list = await listOwnDevices(rima);
    expect(list).toMatchObject([{ device: { browser: "chrome", system: "android" } }]);
    expect(JSON.stringify(list)).not.toContain(given.endpoint);
    expect(await listOwnDevices(await makeSeeker())).toEqual([]);
  });

  it("subscribing again changes nothing but the language", async () => {
    const rima = await makeSeeker();
    const given = await newSubscription();
    const first = await subscribeOwnDevice(rima, given, browser);
    const again = await subscribeOwnDevice(rima, given, { ...browser, language: "en" });
    expect(again).toEqual(first);
    expect(await stored(rima)).toMatchObject([{ language: "en" }]);
  });

  it("a browser that another person used belongs to the last who subscribed", async () => {
    const [rima, sami] = [await makeSeeker(), await makeSeeker()];
    const given = await newSubscription();
    await subscribeOwnDevice(rima, given, browser);
    await subscribeOwnDevice(sami, given, browser);
    expect(await stored(rima)).toEqual([]);
    expect(await stored(sami)).toHaveLength(1);
  });

  it("an address without its secret does not move a subscription", async () => {
    const [rima, sami] = [await makeSeeker(), await makeSeeker()];
    const given = await newSubscription();
    await subscribeOwnDevice(rima, given, browser);
    const forged = { ...(await newSubscription()), endpoint: given.endpoint };
    expect(await subscribeOwnDevice(sami, forged, browser)).toEqual({ refused: "push.invalid" });
    expect(await stored(rima)).toMatchObject([given]);
  });

  it.each([
    ["push.unknownService", { endpoint: "https://169.254.169.254/latest" }],
    ["push.unknownService", { endpoint: "http://push.example.org/1" }],
    ["push.invalid", { auth: "short" }],
    ["push.invalid", { p256dh: "A".repeat(87) }],
  ])("%s for %o", async (refused, wrong) => {
    const rima = await makeSeeker();
    const given = { ...(await newSubscription()), ...wrong };
    expect(await subscribeOwnDevice(rima, given, browser)).toEqual({ refused });
    expect(await stored(rima)).toEqual([]);
  });

  it("are ten at most, without those that were unused longest; and twenty tries an hour", async () => {
    const rima = await makeSeeker();
    const first = await newSubscription();
    await subscribeOwnDevice(rima, first, browser);
    await db.update(pushSubscriptions).set({ createdAt: new Date(0) });
    for (let n = 0; n < 10; n++) await subscribeOwnDevice(rima, await newSubscription(), browser);
    const rows = await stored(rima);
    expect(rows).toHaveLength(10);
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
    for (let n = 0; n < 9; n++) await subscribeOwnDevice(rima, await newSubscription(), browser);
    const beyond = await subscribeOwnDevice(rima, await newSubscription(), browser);
    expect(isRefused(beyond) && beyond.refused).toBe("accounts.tooManyTries");
  });

  it("are removed by their owner alone", async () => {
    const [rima, sami] = [await makeSeeker(), await makeSeeker()];
    await subscribeOwnDevice(rima, await newSubscription(), browser);
    const [{ id } = { id: "" }] = await stored(rima);
    await removeOwnDevice(sami, id);
    expect(await stored(rima)).toHaveLength(1);
    await removeOwnDevice(rima, "nonsense");
    await removeOwnDevice(rima, id);
    expect(await stored(rima)).toEqual([]);
  });

  it("issue 16, record 21: end with the session that they were subscribed in", async () => {
    const rima = await makeSeeker();
    const form = { intent: "subscribe", ...(await newSubscription()) };
    const answer = await visit(action, { as: rima, to: "/push-device", form });
    expect(answer.status).toBe(200);
    const [row] = await stored(rima);
    const [session] = await db.select().from(authSessions).where(eq(authSessions.userId, rima.id));
    expect(row?.sessionId).toBe(session?.id);
    await endOwnSession(rima, row?.sessionId ?? "");
    expect(await stored(rima)).toEqual([]);
  });

  it("take the subscription that the browser renews, for who knows the old one's secret", async () => {
    const rima = await makeSeeker();
    const [old, next] = [await newSubscription(), await newSubscription()];
    await subscribeOwnDevice(rima, old, browser);
    expect(await renewSubscription({ ...old, auth: next.auth }, next)).toEqual({ renewed: false });
    const renew = { intent: "renew", oldEndpoint: old.endpoint, oldAuth: old.auth, ...next };
    await visit(action, { as: { kind: "visitor" }, to: "/push-device", form: renew });
    expect(await stored(rima)).toMatchObject([next]);
    const elsewhere = { ...next, endpoint: "https://10.0.0.1/" };
    expect(await renewSubscription(next, elsewhere)).toEqual({ refused: "push.unknownService" });
  });

  it("are removed when nothing was taken for two weeks", async () => {
    const [rima, sami] = [await makeSeeker(), await makeSeeker()];
    for (const person of [rima, sami]) {
      await subscribeOwnDevice(person, await newSubscription(), browser);
    }
    const failing = (days: number, { id }: Person) =>
      db
        .update(pushSubscriptions)
        .set({ failingSince: sql`now() - make_interval(days => ${days})` })
        .where(eq(pushSubscriptions.userId, id));
    await failing(13, rima);
    await failing(15, sami);
    await removeFailingSubscriptions();
    expect(await stored(rima)).toHaveLength(1);
    expect(await stored(sami)).toEqual([]);
  });
});

describe("issue 16, push: the address that browsers send to", () => {
  const visitor = { kind: "visitor" } as const;
  const to = "/push-device";

  it("is closed to visitors, and to a ticket that is not ours", async () => {
    const form = { intent: "subscribe", ...(await newSubscription()) };
    expect(await visit(action, { as: visitor, to, form })).toMatchObject({
      status: 303,
      location: expect.stringContaining("/login"),
    });
    const ticket = await recipientTicket("00000000-0000-4000-8000-000000000001");
    const forged = ticket.replace("-000000000001", "-000000000002");
    for (const wrong of [forged, "nonsense"]) {
      const visited = await visit(action, { as: visitor, to, form: { ...form, ticket: wrong } });
      expect(visited.status).toBe(404);
    }
    expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.endpoint, form.endpoint))).toBe(
      0,
    );
  });

  it("removes a device by a plain form, and leads back to a page of the board only", async () => {
    const rima = await makeSeeker();
    await subscribeOwnDevice(rima, await newSubscription(), browser);
    const [{ id } = { id: "" }] = await stored(rima);
    const form = { intent: "remove", device: id, next: "//evil.example" };
    expect(await visit(action, { as: rima, to, form })).toMatchObject({
      status: 303,
      location: "/my-account/notifications",
      notice: "push.removed",
    });
    expect(await stored(rima)).toEqual([]);
  });
});
