import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { alertRecipients } from "#app/features/alerts/alerts.table.ts";
import { changeAlert, listAlerts, saveOwnAlert } from "#app/features/alerts/own-alerts.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import {
  ensureAccountRecipient,
  ensureAddressRecipient,
  findOwnRecipient,
  mergeIntoAccount,
} from "#app/features/alerts/recipients.server.ts";
import { action as changeAlerts } from "#app/features/alerts/routes/alerts.tsx";
import { loader as openDigest } from "#app/features/alerts/routes/open-digest.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { findPublicKey } from "#app/features/push/message/vapid.server.ts";
import { pushSubscriptions } from "#app/features/push/push.table.ts";
import { subscribeOwnDevice, subscribeRecipient } from "#app/features/push/subscriptions.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { useTestMail } from "#test/mail.ts";
import { type EmailPerson, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { type PushService, startPushService } from "#test/servers/push/push-service.ts";
import { useSettings } from "#test/settings.ts";
import { visit } from "#test/visit.ts";
import { sendDueAlerts } from "./digests.server.ts";

useTestDatabase();
const mail = useTestMail();
const browser = { language: "en", userAgent: "" } as const;

let service: PushService;
let company: { id: string };
beforeAll(async () => {
  service = await startPushService();
});
afterAll(async () => {
  await service.close();
});
beforeEach(async () => {
  useSettings({ pushOrigins: [service.origin] });
  service.deliveries.length = 0;
  company = await makeCompany();
  await db.execute(sql`delete from alert_recipients; delete from changed_jobs`);
});

/** Somebody with a confirmed address and a device. */
async function makeReader() {
  const reader = await makeSeeker();
  const confirmed = { emailVerified: true, language: "en" as const };
  await db.update(authUsers).set(confirmed).where(eq(authUsers.id, reader.id));
  const { endpoint, keys, read } = await service.subscribe(await findPublicKey());
  await subscribeOwnDevice(reader, { endpoint, ...keys }, browser);
  return { reader, read };
}

async function save(actor: EmailPerson, search: string, by: { byEmail: boolean; byPush: boolean }) {
  const saved = await saveOwnAlert(actor, {
    query: readJobQuery(new URLSearchParams(search)),
    name: search,
    frequency: "instant",
    hour: 8,
    language: "en",
  });
  if (isRefused(saved)) throw new Error(saved.refused);
  const recipient = (await findOwnRecipient(actor)) ?? "";
  expect(await changeAlert(recipient, saved.id, by)).toEqual({ changed: true });
}

async function minute(): Promise<void> {
  await percolateChangedJobs();
  await sendDueAlerts();
  await drainQueue();
}

const emailsTo = async ({ email }: EmailPerson) =>
  (await mail.emails()).filter(({ to }) => String(to).includes(email)).length;

it.each([
  { byEmail: true, byPush: true },
  { byEmail: true, byPush: false },
  { byEmail: false, byPush: true },
  { byEmail: false, byPush: false },
])("issue 16: an alert %o is sent by these, once", async (by) => {
  const { reader } = await makeReader();
  await save(reader, "keyword=potter", by);
  await makeJob(company, { title: "Potter" });
  await minute();
  await minute();
  expect(await emailsTo(reader)).toBe(by.byEmail ? 1 : 0);
  expect(service.deliveries).toHaveLength(by.byPush ? 1 : 0);
});

it("issue 16: the form of an alert names its ways of sending; a box that is not ticked is off", async () => {
  const { reader } = await makeReader();
  await save(reader, "keyword=smith", { byEmail: true, byPush: true });
  const recipient = (await findOwnRecipient(reader)) ?? "";
  const [{ id: alert } = { id: "" }] = await listAlerts(recipient);
  const change = async (form: Record<string, string>) => {
    await visit(changeAlerts, {
      as: reader,
      to: "/alerts",
      form: { intent: "save", alert, ...form },
    });
    const [changed] = await listAlerts(recipient);
    return { byEmail: changed?.byEmail, byPush: changed?.byPush };
  };
  const channels = "1";
  expect(await change({ channels, push: "on" })).toEqual({ byEmail: false, byPush: true });
  expect(await change({ channels, email: "on" })).toEqual({ byEmail: true, byPush: false });
  expect(await change({ frequency: "weekly" })).toEqual({ byEmail: true, byPush: false });
  expect(await change({ channels })).toEqual({ byEmail: false, byPush: false });
});

it("issue 16: a job that two alerts answer is told once by each of their ways", async () => {
  const { reader, read } = await makeReader();
  await save(reader, "keyword=weaver", { byEmail: true, byPush: false });
  await save(reader, "category=Design", { byEmail: false, byPush: true });
  await makeJob(company, { title: "Weaver", category: "Design" });
  await makeJob(company, { title: "Painter", category: "Design" });
  await makeJob(company, { title: "Weaver of wool", category: "Education" });
  await minute();
  await db.execute(sql`
    update alerts set seen_batch = 0; insert into alert_due (alert_id, at) select id, now() from alerts`);
  await minute();
  const emails = (await mail.emails()).filter(({ to }) => String(to).includes(reader.email));
  expect(emails).toHaveLength(1);
  expect(emails[0]?.source).toContain("Weaver");
  expect(emails[0]?.source).not.toContain("Painter");
  expect(service.deliveries).toHaveLength(1);
  const payload = await read(service.deliveries[0]?.body ?? Buffer.alloc(0));
  expect(JSON.parse(payload).title).toBe("2 new jobs");
  // What is looked for is said nowhere.
  for (const word of ["eaver", "Design", "Painter", reader.id]) expect(payload).not.toContain(word);
});

it("issue 16: a notification leads to its job, or to the search that most of its jobs answer", async () => {
  const { reader, read } = await makeReader();
  await save(reader, "keyword=mason", { byEmail: false, byPush: true });
  const open = async () => {
    const { path } = JSON.parse(await read(service.deliveries.at(-1)?.body ?? Buffer.alloc(0)));
    const params = { digest: path.split("/").at(-1) };
    return (await visit(openDigest, { as: { kind: "visitor" }, to: path, params })).location;
  };
  const job = await makeJob(company, { title: "Mason" });
  await minute();
  expect(await open()).toBe(`/jobs/${job.id}`);
  await db.execute(sql`update alert_recipients set last_sent_at = null`);
  await makeJob(company, { title: "Mason two" });
  await makeJob(company, { title: "Mason three" });
  await db.execute(sql`update alerts set last_sent_at = null`);
  await minute();
  expect(await open()).toBe("/jobs?keyword=mason");
  for (const digest of ["nonsense", reader.id]) {
    const visited = await visit(openDigest, {
      as: { kind: "visitor" },
      to: "/alerts/open",
      params: { digest },
    });
    expect(visited.location).toBe("/jobs");
  }
});

it("issue 16: a job that only fits the profile is sent once, and leads no notification away from its job", async () => {
  const { reader, read } = await makeReader();
  await db
    .update(userProfiles)
    .set({ desiredPosition: "Beekeeper", country: "Syria", province: "Aleppo" })
    .where(eq(userProfiles.id, reader.id));
  await makeJob(company, { title: "Beekeeper" });
  await percolateChangedJobs();
  await save(reader, "keyword=cobbler", { byEmail: true, byPush: true });
  const emails = async () =>
    (await mail.emails()).filter(({ to }) => String(to).includes(reader.email));
  const job = await makeJob(company, { title: "Cobbler" });
  await minute();
  expect((await emails()).map(({ source }) => source.includes("Beekeeper"))).toEqual([true]);
  const { path } = JSON.parse(await read(service.deliveries.at(-1)?.body ?? Buffer.alloc(0)));
  const params = { digest: path.split("/").at(-1) };
  const visited = await visit(openDigest, { as: { kind: "visitor" }, to: path, params });
  expect(visited.location).toBe(`/jobs/${job.id}`);
  await makeJob(company, { title: "Cobbler of boots" });
  await db.execute(sql`update alert_recipients set last_sent_at = null`);
  await db.execute(sql`update alerts set last_sent_at = null`);
  await minute();
  const sources = (await emails()).map(({ source }) => source.includes("Beekeeper"));
  expect(sources.sort()).toEqual([false, true]);
});

it("issue 16: devices of an address without an account get its messages, and go over to the account, or with it", async () => {
  const reader = await makeSeeker();
  const recipient = await db.transaction((tx) => ensureAddressRecipient(reader.email, "en", tx));
  const subscribe = async (recipientId: string) => {
    const { endpoint, keys } = await service.subscribe(await findPublicKey());
    await subscribeRecipient(recipientId, { endpoint, ...keys }, browser);
  };
  await subscribe(recipient);
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, reader.id));
  const own = await db.transaction((tx) => mergeIntoAccount(recipient, tx));
  expect(own).not.toBe(recipient);
  const isOwn = eq(pushSubscriptions.recipientId, own);
  expect(await db.$count(pushSubscriptions, isOwn)).toBe(1);
  expect(await db.transaction((tx) => ensureAccountRecipient(reader.id, "en", tx))).toBe(own);
  await save(reader, "keyword=tiler", { byEmail: false, byPush: true });
  await makeJob(company, { title: "Tiler" });
  await minute();
  expect(service.deliveries.map(({ status }) => status)).toEqual([201]);
  await db.delete(alertRecipients).where(eq(alertRecipients.id, own));
  expect(await db.$count(pushSubscriptions, isOwn)).toBe(0);
});
