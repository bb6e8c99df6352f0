import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { action } from "#app/features/channels/routes/telegram-webhook.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { freePort } from "#test/servers/free-port.ts";
import { startTelegram, type TelegramServer } from "#test/servers/telegram/telegram-server.ts";
import { until } from "#test/servers/until.ts";
import { useSettings } from "#test/settings.ts";
import { findBot, keepReceiving, readBot } from "./keep-receiving.server.ts";
import { answerButton, editMessage, removeOldTurns, sendMessage } from "./send-to-chat.server.ts";
import { telegramBot, telegramTurns, telegramUpdates } from "./telegram.table.ts";
import { receiveUpdate, removeOldUpdates, webhookSecret } from "./telegram-updates.server.ts";

useTestDatabase();

let server: TelegramServer;
beforeAll(async () => {
  server = await startTelegram();
});
afterAll(() => server.close());
let lastChat = 5000;
beforeEach(async () => {
  useSettings({ telegram: { token: server.token, apiUrl: server.url } });
  await db.delete(telegramTurns);
  await db.delete(telegramBot);
});
const newChat = (chat: object = {}) => {
  const id = ++lastChat;
  server.setChat({ id, ...chat });
  return String(id);
};
const tasks = async () =>
  (
    await db.execute<{ data: object }>(
      sql`select data from tasks.job where name = 'telegram-updates' order by created_on, id`,
    )
  ).map(({ data }) => data);

describe("issue 34, the Bot API", () => {
  it("sends a message with a button, edits it, and knows one that reads so already", async () => {
    const chat = newChat();
    const text = {
      html: "<b>1 &lt; 2</b>",
      buttons: [[{ text: "Open", url: "https://a.example" }]],
    };
    const sent = await sendMessage(chat, text);
    expect(sent).toEqual({ kind: "done", result: { messageId: 1 } });
    expect(server.messages(Number(chat))).toMatchObject([
      { text: text.html, buttons: [[{ text: "Open", url: "https://a.example" }]] },
    ]);
    expect(await editMessage(chat, 1, text)).toEqual({ kind: "same" });
    expect(await editMessage(chat, 1, { html: "<s>gone</s>" })).toMatchObject({ kind: "done" });
    expect(await editMessage(chat, 77, { html: "x" })).toEqual({ kind: "gone", isMissing: true });
    await answerButton("77", "Done.");
    expect(server.calls("answerCallbackQuery")).toEqual([
      { callback_query_id: "77", text: "Done." },
    ]);
  });

  it.each([
    [{ bot: "kicked" }, { kind: "closed", code: 403, reason: "blocked" }],
    [
      { type: "channel", bot: "kicked" },
      { kind: "closed", code: 403, reason: "removed" },
    ],
    [
      { type: "channel", mayPost: false },
      { kind: "closed", code: 400, reason: "noRights" },
    ],
  ])("knows a chat that is closed to the bot: %j", async (chat, outcome) => {
    expect(await sendMessage(newChat(chat), { html: "x" })).toEqual(outcome);
  });

  it("tells faults, silence and refusals apart", async () => {
    const chat = newChat();
    expect(await sendMessage("99", { html: "x" })).toMatchObject({ reason: "notFound" });
    server.fail("sendMessage", { status: 500 });
    expect(await sendMessage(chat, { html: "x" })).toMatchObject({ code: 500, isUncertain: true });
    server.fail("sendMessage", { status: 400, description: "Bad Request: odd" });
    expect(await sendMessage(chat, { html: "x" })).toMatchObject({ kind: "refused", code: 400 });
    useSettings({
      telegram: { token: server.token, apiUrl: `http://127.0.0.1:${await freePort()}` },
    });
    expect(await sendMessage(newChat(), { html: "x" })).toMatchObject({ isUncertain: false });
  });

  it("makes every process wait after 429, for as long as it says", async () => {
    const chat = newChat();
    server.fail("sendMessage", { status: 429, retryAfter: 30 });
    expect(await sendMessage(chat, { html: "x" })).toEqual({ kind: "later", seconds: 30 });
    const calls = server.calls("sendMessage").length;
    expect(await sendMessage(newChat(), { html: "x" })).toMatchObject({ kind: "later" });
    expect(server.calls("sendMessage").length).toBe(calls);
  });

  it("writes at most once a second to a person, and below 30 a second to all", async () => {
    const [first = "", ...others] = Array.from({ length: 40 }, () => newChat());
    const outcomes = await Promise.all(
      [first, first, first, ...others].map((chat) => sendMessage(chat, { html: "x" })),
    );
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(["done"]));
    expect(server.excess()).toBe(0);
  });

  it("removes turns and updates that are of no more use", async () => {
    await sendMessage(newChat(), { html: "x" });
    await receiveUpdate({ update_id: 1 });
    await db.insert(telegramUpdates).values({ id: 2, receivedAt: new Date(0) });
    await db.update(telegramTurns).set({ nextAt: new Date(0) });
    await removeOldTurns();
    await removeOldUpdates();
    expect([await db.$count(telegramTurns), await db.$count(telegramUpdates)]).toEqual([0, 0]);
  });
});

describe("issue 34, updates", () => {
  const chat = { id: 7, type: "private" };
  const post = (body: string, secret?: string) =>
    action({
      request: new Request("http://board/telegram/webhook", {
        method: "POST",
        body,
        ...(secret && { headers: { "x-telegram-bot-api-secret-token": secret } }),
      }),
    } as never);

  it("the webhook accepts only who knows the secret, and each update once", async () => {
    const update = JSON.stringify({ update_id: 10, message: { chat, text: "/start" } });
    expect((await post(update)).status).toBe(401);
    expect((await post(update, "wrong")).status).toBe(401);
    expect((await post("{", webhookSecret())).status).toBe(400);
    const put = new Request("http://board/telegram/webhook", { method: "PUT", body: update });
    expect((await action({ request: put } as never)).status).toBe(405);
    expect((await post(update, webhookSecret())).status).toBe(204);
    expect((await post(update, webhookSecret())).status).toBe(204);
    expect(await tasks()).toEqual([{ kind: "message", chat: "7", text: "/start" }]);
  });

  it("takes every text, whole emoji alone, and drops updates of groups", async () => {
    await db.execute(sql`delete from tasks.job where name = 'telegram-updates'`);
    const texts = [`${"a".repeat(1999)}😀`, "\0 \ud83d", "ا".repeat(4096)];
    for (const [at, text] of texts.entries()) {
      expect(await receiveUpdate({ update_id: 20 + at, message: { chat, text } })).toBe(true);
    }
    const group = { id: -7, type: "supergroup" };
    expect(await receiveUpdate({ update_id: 30, message: { chat: group, text: "/start" } })).toBe(
      true,
    );
    const received = (await tasks()).map((task) => "text" in task && task.text);
    expect(received).toEqual([`${"a".repeat(1999)}\ufffd`, " \ufffd", "ا".repeat(2000)]);
  });

  it("polls without https, in one process, and returns its lease", async () => {
    await db.execute(sql`delete from tasks.job where name = 'telegram-updates'`);
    const end = new AbortController();
    const both = [keepReceiving(end.signal), keepReceiving(end.signal)];
    await server.update({
      callback_query: { id: "5", data: "stop", message: { chat, message_id: 3 } },
    });
    await server.update({ my_chat_member: { chat, new_chat_member: { status: "kicked" } } });
    await until(async () => (await tasks()).length === 2);
    expect(await tasks()).toEqual([
      { kind: "button", chat: "7", messageId: 3, data: "stop", callback: "5" },
      { kind: "membership", chat: "7", isPrivate: true, status: "kicked" },
    ]);
    end.abort();
    await Promise.all(both);
    expect(await db.select().from(telegramBot)).toMatchObject([{ polledUntil: null }]);
  });

  it("registers the webhook behind https", async () => {
    useSettings({ baseUrl: "https://jobs.example" });
    await keepReceiving(new AbortController().signal);
    expect(server.webhook()).toMatchObject({
      url: "https://jobs.example/telegram/webhook",
      secret_token: webhookSecret(),
    });
  });

  it("finds the bot that the token belongs to, and none without a token", async () => {
    await readBot();
    expect(await findBot()).toEqual({ id: "123456", username: "furas_test_bot" });
    useSettings({ telegram: undefined });
    expect(await findBot()).toBeUndefined();
  });
});
