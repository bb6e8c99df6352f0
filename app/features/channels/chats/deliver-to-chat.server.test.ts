import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { alertDigests, alerts } from "#app/features/alerts/alerts.table.ts";
import { sendDueAlerts } from "#app/features/alerts/delivery/digests.server.ts";
import { changeAlert, saveOwnAlert } from "#app/features/alerts/own-alerts.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import { findOwnRecipient } from "#app/features/alerts/recipients.server.ts";
import { handleUpdate } from "#app/features/channels/handle-update.server.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { type ChatTask, sendNewsToChats } from "#app/features/push/chats/chat-tasks.server.ts";
import { telegramChats } from "#app/features/push/chats/chats.table.ts";
import { changeOwnChat, openChatLink } from "#app/features/push/chats/own-chat.server.ts";
import { setOwnPushKinds } from "#app/features/push/push-kinds.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { telegramTurns } from "#app/platform/telegram/telegram.table.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { useTestMail } from "#test/mail.ts";
import { type EmailPerson, makeCompany, makeJob, makeJobs, makeSeeker } from "#test/people.ts";
import { useTelegramChats } from "#test/servers/telegram/use-telegram-chats.ts";
import { deliverToChat } from "./deliver-to-chat.server.ts";

useTestDatabase();
const mail = useTestMail();
const telegram = useTelegramChats();

let company: { id: string };
beforeEach(async () => {
  company = await makeCompany();
  await db.execute(sql`
    delete from tasks.job; delete from telegram_chats; delete from alert_recipients;
    delete from changed_jobs; delete from guard.limits`);
});

async function makeReader(): Promise<{ reader: EmailPerson; chat: string }> {
  const reader = await makeSeeker();
  const confirmed = { emailVerified: true, language: "en" as const };
  await db.update(authUsers).set(confirmed).where(eq(authUsers.id, reader.id));
  const chat = telegram.chat();
  const opened = await openChatLink(reader);
  if (isRefused(opened)) throw new Error(opened.refused);
  await telegram.say(chat, `/start ${new URL(opened.link).searchParams.get("start")}`);
  return { reader, chat };
}

type Ways = { byEmail?: boolean; byPush?: boolean; byChat?: boolean };

async function save(actor: EmailPerson, search: string, by: Ways = {}): Promise<string> {
  const saved = await saveOwnAlert(actor, {
    query: readJobQuery(new URLSearchParams(search)),
    name: search,
    frequency: "instant",
    hour: 8,
    language: "en",
  });
  if (isRefused(saved)) throw new Error(saved.refused);
  await changeAlert((await findOwnRecipient(actor)) ?? "", saved.id, by);
  return saved.id;
}

async function minute(): Promise<void> {
  await percolateChangedJobs();
  await sendDueAlerts();
  await db.delete(telegramTurns);
  await drainQueue();
}

const emailsTo = async ({ email }: EmailPerson) =>
  (await mail.emails()).filter(({ to }) => String(to).includes(email)).length;
const digestsIn = (chat: string) => telegram.texts(chat).filter((text) => text.startsWith("<b>"));
const tasks = async () =>
  [
    ...(await db.execute<{ data: ChatTask }>(sql`select data from tasks.job where name = 'chats'`)),
  ].map(({ data }) => data);

describe("finds of alerts (issue 34)", () => {
  it.each([
    { byEmail: true, byChat: true },
    { byEmail: true, byChat: false },
    { byEmail: false, byChat: true },
    { byEmail: false, byChat: false },
  ])("of an alert %o are sent by these, once", async (by) => {
    const { reader, chat } = await makeReader();
    await save(reader, "keyword=potter", by);
    await makeJob(company, { title: "Potter <1>" });
    await minute();
    await minute();
    expect(await emailsTo(reader)).toBe(by.byEmail ? 1 : 0);
    expect(digestsIn(chat)).toHaveLength(by.byChat ? 1 : 0);
    if (by.byChat) {
      expect(digestsIn(chat)[0]).toMatch(
        /A new job<\/b>\n\u2068keyword=potter\u2069\n\n<a href="[^"]+\/t\/\w{10}\?mail=en"><b>\u2068Potter &lt;1&gt;/,
      );
    }
  });

  it("are one message a digest that Telegram accepts, with the rest counted", async () => {
    const { reader, chat } = await makeReader();
    await save(reader, "keyword=weaver");
    const titles = Array.from({ length: 30 }, (_, n) => `Weaver ${"<&>\"'".repeat(40)} ${n}`);
    await makeJobs(
      company,
      titles.map((title) => ({ title: title.slice(0, 190) })),
    );
    await minute();
    const [text = "", ...more] = digestsIn(chat);
    expect(more).toEqual([]);
    expect(text).toContain("30 new jobs");
    expect(text).toMatch(/and 2\d more$/);
    expect(text.replace(/<[^>]*>/g, "").replace(/&\w+;/g, "x").length).toBeLessThanOrEqual(4096);
  });

  it("come not while the chat is paused, and not later", async () => {
    const { reader, chat } = await makeReader();
    await save(reader, "keyword=cooper", { byEmail: false });
    await changeOwnChat(reader, { getsAlerts: false, getsNews: true });
    await makeJob(company, { title: "Cooper" });
    await minute();
    await changeOwnChat(reader, { getsAlerts: true, getsNews: true });
    await minute();
    expect(digestsIn(chat)).toEqual([]);
  });

  it("of a chat without an account come to it alone", async () => {
    const chat = telegram.chat();
    await telegram.say(chat, "mason", "en");
    await telegram.press(chat, "Notify me of new ones");
    await db.update(alerts).set({ frequency: "instant" });
    await makeJob(company, { title: "Mason" });
    await minute();
    expect(digestsIn(chat)).toHaveLength(1);
    expect(await mail.emails()).toEqual([]);
  });

  it("are claimed by one of two workers, and not sent again after a kill in between", async () => {
    const { reader, chat } = await makeReader();
    await save(reader, "keyword=smith");
    await makeJob(company, { title: "Smith" });
    await percolateChangedJobs();
    await sendDueAlerts();
    const [task] = await tasks();
    if (task?.kind !== "digest") throw new Error("No digest.");
    await Promise.all([deliverToChat(task), deliverToChat(task)]);
    await deliverToChat(task);
    expect(digestsIn(chat)).toHaveLength(1);
  });

  it("go by email where it is uncertain whether they came, or again where there is none", async () => {
    const { reader, chat } = await makeReader();
    await save(reader, "keyword=smith", { byEmail: false });
    await telegram.say(chat, "/start");
    const alone = telegram.chat();
    await telegram.say(alone, "smith", "en");
    await telegram.press(alone, "Notify me of new ones");
    await db.update(alerts).set({ frequency: "instant" });
    await makeJob(company, { title: "Smith" });
    await percolateChangedJobs();
    await sendDueAlerts();
    // As a killed worker leaves them.
    await db.update(alertDigests).set({ chatSentAt: new Date() });
    await minute();
    await minute();
    expect([digestsIn(chat).length, await emailsTo(reader)]).toEqual([0, 1]);
    expect(digestsIn(alone)).toHaveLength(1);
  });

  it.each([
    ["429", { status: 429, retryAfter: 3 }, 1],
    ["500", { status: 500 }, 1],
  ] as const)("are tried again after %s", async (_, answer, times) => {
    const { reader, chat } = await makeReader();
    await save(reader, "keyword=sawyer");
    await makeJob(company, { title: "Sawyer" });
    telegram.server().fail("sendMessage", answer, times);
    await minute();
    expect(digestsIn(chat)).toEqual([]);
    await minute();
    expect(digestsIn(chat)).toHaveLength(1);
  });

  it("of alerts without an hour of their own wait for the morning", async () => {
    const { reader, chat } = await makeReader();
    await save(reader, "keyword=baker");
    await makeJob(company, { title: "Baker" });
    vi.setSystemTime(new Date("2026-11-24T20:30:00Z"));
    await percolateChangedJobs();
    await sendDueAlerts();
    await drainQueue();
    expect(digestsIn(chat)).toEqual([]);
    const [row] = await db.execute<{ hours: number }>(sql`
      select extract(epoch from start_after - now())::float8 / 3600 as hours
      from tasks.job where name = 'chats'`);
    expect(row?.hours).toBeCloseTo(7.5, 1);
    vi.setSystemTime(new Date("2026-11-25T04:00:00Z"));
    await drainQueue();
    expect(digestsIn(chat)).toHaveLength(1);
  });
});

describe("a chat where the bot is blocked", () => {
  it("is forgotten, and its account gets the messages sent there alone by email", async () => {
    const { reader, chat } = await makeReader();
    const only = await save(reader, "keyword=hatter", { byEmail: false });
    await makeJob(company, { title: "Hatter" });
    telegram.server().setChat({ id: Number(chat), bot: "kicked" });
    await minute();
    expect(await db.$count(telegramChats)).toBe(0);
    await minute();
    expect(await emailsTo(reader)).toBe(1);
    const [alert] = await db.select().from(alerts).where(eq(alerts.id, only));
    expect(alert?.byEmail).toBe(true);
    expect(await db.$count(alertDigests)).toBe(2);
  });

  it("leaves an alert alone that comes by email already, and sends no job twice", async () => {
    const { reader, chat } = await makeReader();
    await save(reader, "keyword=tanner");
    await makeJob(company, { title: "Tanner" });
    telegram.server().setChat({ id: Number(chat), bot: "kicked" });
    await minute();
    await minute();
    expect(await emailsTo(reader)).toBe(1);
  });

  it("without an account is erased with its alerts, by Telegram's word alone", async () => {
    const chat = telegram.chat();
    await telegram.say(chat, "mason", "en");
    await telegram.press(chat, "Notify me of new ones");
    await handleUpdate({ kind: "membership", chat, isPrivate: true, status: "kicked" });
    expect([await db.$count(telegramChats), await db.$count(alerts)]).toEqual([0, 0]);
  });
});

describe("news of applications", () => {
  const news = (userId: string, kind: "answer" | "invitation" = "answer") =>
    sendNewsToChats([{ userId, news: kind, path: "/my-account/applications/77" }]);

  it("name the event, with a link and nothing else", async () => {
    const { reader, chat } = await makeReader();
    expect(await news(reader.id)).toBe(1);
    await drainQueue();
    const sent = telegram.server().messages(Number(chat)).at(-1);
    expect(sent).toMatchObject({
      text: "Your application has an answer",
      buttons: [
        [{ text: "Open Furas", url: "http://127.0.0.1:3000/my-account/applications/77?mail=en" }],
      ],
    });
  });

  it("are sent by kind, not where they are off, not of a blocked account, and not of yesterday", async () => {
    const { reader } = await makeReader();
    await setOwnPushKinds(reader, ["answer"]);
    expect([await news(reader.id), await news(reader.id, "invitation")]).toEqual([1, 0]);
    await changeOwnChat(reader, { getsAlerts: true, getsNews: false });
    expect(await news(reader.id)).toBe(0);
    await changeOwnChat(reader, { getsAlerts: true, getsNews: true });
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, reader.id));
    expect(await news(reader.id)).toBe(0);
    const before = telegram.server().calls("sendMessage").length;
    vi.setSystemTime(new Date("2026-11-26T09:00:00Z"));
    await db.update(authUsers).set({ blockedAt: null }).where(eq(authUsers.id, reader.id));
    await drainQueue();
    expect(telegram.server().calls("sendMessage")).toHaveLength(before);
  });
});

it("a digest whose jobs have closed meanwhile is not sent", async () => {
  const { reader, chat } = await makeReader();
  await save(reader, "keyword=furrier");
  const job = await makeJob(company, { title: "Furrier" });
  await percolateChangedJobs();
  await sendDueAlerts();
  await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, job.id));
  await drainQueue();
  expect(digestsIn(chat)).toEqual([]);
});
