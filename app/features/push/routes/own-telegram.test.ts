import { beforeEach, expect, it } from "vitest";
import { telegramChats } from "#app/features/push/chats/chats.table.ts";
import { findOwnChat } from "#app/features/push/chats/own-chat.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { telegramBot } from "#app/platform/telegram/telegram.table.ts";
import { useTestDatabase } from "#test/database.ts";
import { type EmailPerson, makeSeeker } from "#test/people.ts";
import { useSettings } from "#test/settings.ts";
import { visit } from "#test/visit.ts";
import { action, loader } from "./own-telegram.tsx";

useTestDatabase();
const to = "/my-account/telegram";
const telegram = { token: "1:none", apiUrl: "http://127.0.0.1:9" };

let reader: EmailPerson;
beforeEach(async () => {
  reader = await makeSeeker();
  await db.delete(telegramChats);
  await db
    .insert(telegramBot)
    .values({ id: "1", username: "furas_test_bot" })
    .onConflictDoNothing();
});

const connect = (actor: EmailPerson, chat: string) =>
  db.insert(telegramChats).values({ chat, userId: actor.id, name: "@rima_h", language: "en" });

it("a board without a bot has no such page", async () => {
  for (const [call, form] of [
    [loader, undefined],
    [action, { intent: "connect" }],
  ] as const) {
    const visited = visit(call, { as: reader, to, ...(form && { form }) });
    expect(await visited.catch((thrown) => thrown)).toMatchObject({ status: 404 });
  }
});

it("a visitor is sent to sign in", async () => {
  useSettings({ telegram });
  const visited = visit(loader, { as: { kind: "visitor" }, to });
  expect(await visited).toMatchObject({
    status: 303,
    location: "/login?next=%2Fmy-account%2Ftelegram",
  });
});

it("the link stands on the answer to the press, and afterwards the page waits without it", async () => {
  useSettings({ telegram });
  expect((await visit(loader, { as: reader, to })).data).toEqual({ chat: null, isAwaited: false });
  const pressed = await visit(action, { as: reader, to, form: { intent: "connect" } });
  expect(pressed.data).toMatchObject({
    link: expect.stringMatching(/^https:\/\/t\.me\/furas_test_bot\?start=[\w-]{43}$/),
  });
  expect((await visit(loader, { as: reader, to })).data).toEqual({ chat: null, isAwaited: true });
  const stranger = await makeSeeker();
  expect((await visit(loader, { as: stranger, to })).data).toEqual({
    chat: null,
    isAwaited: false,
  });
});

it("switches, tests and disconnects the reader's own chat alone", async () => {
  useSettings({ telegram });
  const other = await makeSeeker();
  await connect(reader, "771");
  await connect(other, "772");
  const send = async (form: Record<string, string>) =>
    (await visit(action, { as: reader, to, form })).location;
  expect(await send({ intent: "save", news: "on" })).toBe(to);
  expect(await findOwnChat(reader)).toMatchObject({ isPaused: true, getsNews: true });
  expect(await findOwnChat(other)).toMatchObject({ isPaused: false, getsNews: true });
  expect(await send({ intent: "test" })).toBe(to);
  expect(await send({ intent: "disconnect" })).toBe(to);
  expect(await send({ intent: "save" })).toBe(to);
  expect([await findOwnChat(reader), await findOwnChat(other)]).toEqual([
    undefined,
    expect.objectContaining({ name: "@rima_h" }),
  ]);
});
