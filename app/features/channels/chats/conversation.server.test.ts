import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { switchLanguages } from "#app/added-languages.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { alertRecipients, alerts } from "#app/features/alerts/alerts.table.ts";
import { listAlerts, saveOwnAlert } from "#app/features/alerts/own-alerts.server.ts";
import { findOwnRecipient } from "#app/features/alerts/recipients.server.ts";
import { handleUpdate } from "#app/features/channels/handle-update.server.ts";
import { telegramChats, telegramSearches } from "#app/features/push/chats/chats.table.ts";
import {
  disconnectOwnChat,
  findOwnChat,
  isOwnChatAwaited,
  openChatLink,
} from "#app/features/push/chats/own-chat.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { type EmailPerson, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { useTelegramChats } from "#test/servers/telegram/use-telegram-chats.ts";
import { removeUnusedChats } from "./chats.server.ts";

useTestDatabase();
const telegram = useTelegramChats();
beforeEach(async () => {
  await db.execute(
    sql`delete from telegram_chats; delete from telegram_searches; delete from alert_recipients`,
  );
});

/** The token of a start link that the actor has on their page. */
async function tokenOf(actor: EmailPerson): Promise<string> {
  const opened = await openChatLink(actor);
  if (isRefused(opened)) throw new Error(opened.refused);
  const link = new URL(opened.link);
  expect(link.origin + link.pathname).toBe("https://t.me/furas_test_bot");
  return link.searchParams.get("start") ?? "";
}

async function connect(actor: EmailPerson, chat = telegram.chat()): Promise<string> {
  await telegram.say(chat, `/start ${await tokenOf(actor)}`);
  return chat;
}

describe("a start link (issue 34)", () => {
  it("connects a chat to its account once, and the page says which", async () => {
    const reader = await makeSeeker();
    const token = await tokenOf(reader);
    expect(await isOwnChatAwaited(reader)).toBe(true);
    const chat = telegram.chat("rima_h");
    const [reply] = await telegram.say(chat, `/start ${token}`, "en");
    expect(reply).toContain("Connected to your Furas account");
    expect(await findOwnChat(reader)).toMatchObject({ name: "@rima_h", getsNews: true });
    expect(await isOwnChatAwaited(reader)).toBe(false);
    const other = telegram.chat();
    expect(await telegram.say(other, `/start ${token}`, "en")).toEqual([
      expect.stringContaining("This link no longer works"),
    ]);
    expect(await db.$count(telegramChats)).toBe(1);
  });

  it("is stored as a hash, and is over after 15 minutes, by a newer one and for a blocked account", async () => {
    const reader = await makeSeeker();
    const token = await tokenOf(reader);
    const stored = await db.execute(
      sql`select telegram_chat_links::text as row from telegram_chat_links`,
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    const newer = await tokenOf(reader);
    const chat = telegram.chat();
    expect(await telegram.say(chat, `/start ${token}`, "en")).toEqual([
      expect.stringContaining("no longer works"),
    ]);
    await db.execute(
      sql`update telegram_chat_links set expires_at = expires_at - interval '15 minutes'`,
    );
    await telegram.say(chat, `/start ${newer}`);
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, reader.id));
    await telegram.say(chat, `/start ${await tokenOf(reader)}`);
    expect(await db.$count(telegramChats)).toBe(0);
  });

  it("moves the account from its former chat, and the chat from its former account; both are told", async () => {
    const [one, two] = [await makeSeeker(), await makeSeeker()];
    const first = await connect(one);
    const second = await connect(one);
    await drainQueue();
    expect(telegram.texts(first).at(-1)).toContain("حسابك في فُرَص موصول الآن بمحادثة أخرى");
    expect(await db.$count(telegramChats)).toBe(1);
    await connect(two, second);
    expect(telegram.texts(second).at(-1)).toContain("كانت هذه المحادثة لحساب آخر");
    expect(await findOwnChat(one)).toBeUndefined();
    expect(await findOwnChat(two)).toBeDefined();
  });

  it("takes no alerts of a chat along: their search stays with the chat alone", async () => {
    const [stranger, chat] = [await makeSeeker(), telegram.chat()];
    await telegram.say(chat, "محاسب دمشق");
    await telegram.press(chat, "نبّهني بالجديد");
    await connect(stranger, chat);
    expect(await findOwnRecipient(stranger)).toBeUndefined();
    expect((await telegram.say(chat, "/list")).join()).toContain("محاسب دمشق");
  });
});

it("a chat is forgotten by its page, which it is told, and by any stop word", async () => {
  const reader = await makeSeeker();
  const chat = await connect(reader);
  await disconnectOwnChat(reader);
  expect(await db.$count(telegramChats)).toBe(0);
  await drainQueue();
  expect(telegram.texts(chat).at(-1)).toContain("فُصلت المحادثة من موقع فُرَص");
  for (const word of [
    "/stop",
    "/STOP@furas_test_bot",
    "Stop",
    "stop.",
    "إيقاف",
    "ايقاف",
    "توقف",
    "الغاء",
    "إلغاء!",
  ]) {
    await connect(reader, chat);
    const [reply] = await telegram.say(chat, word);
    expect(reply, word).toContain("نسي فُرَص هذه المحادثة");
    expect(reply, word).toContain("أما تنبيهات حسابك فباقية فيه.");
    expect(await db.$count(telegramChats), word).toBe(0);
  }
  expect(await telegram.say(chat, "/stop", "en")).toEqual([
    "Nothing is sent to this chat, and nothing of it is stored.",
  ]);
});

it.each([
  ["/start", "ar", /هنا فُرَص/],
  ["/start", "en-GB", /This is Furas/],
  ["/start", undefined, /هنا فُرَص/],
  ["/help", "tr", /This is Furas/],
  ["/unknown", "ar-SY", /هنا فُرَص/],
  ["/list", "en", /No alerts yet/],
  ["…", "en", /This is Furas/],
  ["accountant", "ar", /البحث/],
  ["محاسب", "en", /البحث/],
] as const)(
  "%s from a Telegram in %s is answered in its language",
  async (text, language, words) => {
    const replies = await telegram.say(telegram.chat(), text, language);
    expect(replies).toHaveLength(1);
    expect(replies[0]).toMatch(words);
    expect(await db.$count(telegramChats)).toBe(0);
  },
);

it("the language of an account's chat is the account's", async () => {
  const reader = await makeSeeker();
  await db.update(authUsers).set({ language: "en" }).where(eq(authUsers.id, reader.id));
  const chat = await connect(reader);
  expect((await telegram.say(chat, "محاسب", "ar")).join()).toContain("Search:");
});

describe("on a board with Kurmanji", () => {
  beforeAll(() => switchLanguages({ languages: ["ku"] }));
  afterAll(() => switchLanguages({ languages: [] }));

  it.each([
    ["/start", "ku", /Ev Furas e/],
    ["/start", "kmr-TR", /Ev Furas e/],
    ["Raweste!", "ku", /Tiştek ji vê sohbetê re nayê şandin/],
    ["muhasib", "ku", /Lêgerîn/],
    ["محاسب", "ku", /البحث/],
    ["/start", "en", /This is Furas/],
    ["/start", "ar", /هنا فُرَص/],
  ] as const)("%s from a Telegram in %s is answered in its language", async (text, tag, words) => {
    const replies = await telegram.say(telegram.chat(), text, tag);
    expect(replies).toHaveLength(1);
    expect(replies[0]).toMatch(words);
  });
});

describe("a search typed in a chat", () => {
  let company: { id: string };
  beforeEach(async () => {
    company = await makeCompany();
    await db.execute(sql`delete from jobs`);
  });

  it("is answered with how it was understood, the count, and three jobs with their source", async () => {
    for (const title of ["Welder one", "Welder two", "Welder three", "Welder <four>"])
      await makeJob(company, { title });
    await drainQueue();
    const chat = telegram.chat();
    const [reply = ""] = await telegram.say(chat, "welder aleppo", "en");
    expect(reply).toContain("welder aleppo");
    expect(reply).toContain("4 open jobs");
    const link = /<a href="http:\/\/127\.0\.0\.1:3000\/t\/\w{10}\?mail=en">/g;
    expect(reply.match(link)).toHaveLength(3);
    expect(reply).toContain("Barada Foods");
    const [, all] = telegram.server().messages(Number(chat)).at(-1)?.buttons.flat() ?? [];
    expect(all?.url).toBe("http://127.0.0.1:3000/jobs?keyword=welder+aleppo&mail=en");
  });

  it("becomes a daily alert of the chat alone by one press, five at most", async () => {
    const chat = telegram.chat();
    for (const word of ["smith", "baker", "mason", "tailor", "cooper"]) {
      await telegram.say(chat, word, "en");
      const [reply] = await telegram.press(chat, "Notify me of new ones");
      expect(reply).toContain(`new jobs for \u2068${word}\u2069`);
      await db.execute(sql`delete from guard.limits`);
    }
    await telegram.say(chat, "potter", "en");
    expect(await telegram.press(chat, "Notify me of new ones")).toEqual([
      "This chat has 5 alerts, which is the limit. Remove one with /list.",
    ]);
    const rows = await db.select().from(alerts);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatchObject({ frequency: "daily", byEmail: false, byChat: true });
    const recipients = await db.select().from(alertRecipients);
    expect(recipients).toMatchObject([{ userId: null, email: null, language: "en" }]);
    await telegram.say(chat, "/stop");
    expect([
      await db.$count(alerts),
      await db.$count(alertRecipients),
      await db.$count(telegramChats),
    ]).toEqual([0, 0, 0]);
    expect(await db.$count(telegramSearches)).toBe(0);
  });

  it("becomes an alert of the account where the chat has one, without email", async () => {
    const reader = await makeSeeker();
    const chat = await connect(reader);
    await telegram.say(chat, "محاسب");
    await telegram.press(chat, "نبّهني بالجديد");
    const recipient = (await findOwnRecipient(reader)) ?? "";
    expect(await listAlerts(recipient)).toMatchObject([
      { name: "محاسب", byEmail: false, byChat: true },
    ]);
  });

  it("is remembered for its button alone: one of a chat, for a day", async () => {
    const chat = telegram.chat();
    await telegram.say(chat, "smith", "en");
    const data = telegram.server().messages(Number(chat)).at(-1)?.buttons[0]?.[0]?.callback_data;
    await telegram.say(chat, "baker", "en");
    expect(await telegram.pressData(chat, data ?? "")).toEqual([
      "That search is too long ago. Write it again.",
    ]);
    expect(await db.select().from(telegramSearches)).toMatchObject([{ keyword: "baker" }]);
    await db.execute(sql`update telegram_searches set searched_at = now() - interval '25 hours'`);
    await removeUnusedChats();
    expect(await db.$count(telegramSearches)).toBe(0);
  });

  it("another chat's button makes no alert of it", async () => {
    const [chat, other] = [telegram.chat(), telegram.chat()];
    await telegram.say(chat, "smith", "en");
    const data = telegram.server().messages(Number(chat)).at(-1)?.buttons[0]?.[0]?.callback_data;
    await telegram.pressData(other, data ?? "");
    expect(await db.$count(alerts)).toBe(0);
  });
});

it("/list shows the alerts with a button each; another chat's press removes none", async () => {
  const [reader, chat] = [await makeSeeker(), telegram.chat()];
  await connect(reader, chat);
  const saved = await saveOwnAlert(reader, {
    query: { keyword: "diver" },
    name: "Diver <1>",
    frequency: "weekly",
    hour: 8,
    language: "en",
  });
  const id = isRefused(saved) ? "" : saved.id;
  expect((await telegram.say(chat, "/list")).join()).toContain(
    "1. \u2068Diver &lt;1&gt;\u2069، كل أسبوع",
  );
  const stranger = telegram.chat();
  await telegram.say(stranger, "حدّاد");
  await telegram.press(stranger, "نبّهني بالجديد");
  expect(await telegram.pressData(stranger, `remove:${id}`)).toEqual(["أُزيل هذا التنبيه من قبل."]);
  expect(await telegram.pressData(telegram.chat(), `remove:${id}`)).toEqual([]);
  expect(await db.$count(alerts, eq(alerts.id, id))).toBe(1);
  await telegram.say(chat, "/list");
  expect(await telegram.press(chat, "إزالة 1")).toEqual(["أُزيل التنبيه."]);
  expect(await db.$count(alerts, eq(alerts.id, id))).toBe(0);
});

it("/pause and /resume switch new jobs of the chat off and on", async () => {
  const [reader, chat] = [await makeSeeker(), telegram.chat()];
  await connect(reader, chat);
  expect((await telegram.say(chat, "/pause")).join()).toContain("/resume");
  expect(await findOwnChat(reader)).toMatchObject({ isPaused: true });
  await telegram.say(chat, "/resume");
  expect(await findOwnChat(reader)).toMatchObject({ isPaused: false });
});

it("after twenty messages an hour one sentence comes and then none, but /stop always works", async () => {
  const chat = telegram.chat();
  await telegram.say(chat, "smith", "en");
  await telegram.press(chat, "Notify me of new ones");
  const replies: number[] = [];
  for (let n = 0; n < 30; n++) replies.push((await telegram.say(chat, "/help", "en")).length);
  expect(replies).toEqual([...Array(19).fill(1), ...Array(11).fill(0)]);
  expect(telegram.texts(chat).at(-1)).toContain("Those were many messages");
  expect((await telegram.say(chat, "/stop")).join()).toContain("forgotten this chat");
  expect(await telegram.say(chat, "/stop")).toEqual([]);
  expect(await db.$count(telegramChats)).toBe(0);
});

it("groups, channels and forged buttons are answered with nothing", async () => {
  telegram.server().setChat({ id: -55 });
  for (const chat of ["-55", "@channel"]) {
    await handleUpdate({ kind: "message", chat, text: "/start" });
    await handleUpdate({ kind: "button", chat, messageId: 1, data: "notify:x", callback: "1" });
    await handleUpdate({ kind: "membership", chat, isPrivate: false, status: "kicked" });
  }
  expect(telegram.server().messages(-55)).toEqual([]);
  for (const data of ["", "notify", "notify:'", "remove:1", "else:2"])
    expect((await telegram.pressData(telegram.chat(), data)).length).toBeLessThan(2);
  expect(await db.$count(alerts)).toBe(0);
});
