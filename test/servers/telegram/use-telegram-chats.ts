import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { handleUpdate } from "#app/features/channels/handle-update.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { readBot } from "#app/platform/telegram/keep-receiving.server.ts";
import { telegramTurns } from "#app/platform/telegram/telegram.table.ts";
import { useSettings } from "#test/settings.ts";
import { startTelegram, type TelegramServer } from "./telegram-server.ts";

/** Noon in Damascus, when every message is sent. */
const noon = new Date("2026-11-24T09:00:00Z");

/** A Bot API server for the tests of a file, and chats that speak to the board through its handler. */
export function useTelegramChats() {
  let server: TelegramServer;
  let last = 700;
  beforeAll(async () => {
    server = await startTelegram({ checksLimits: false });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    useSettings({ telegram: { token: server.token, apiUrl: server.url } });
    await readBot();
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
    return () => vi.useRealTimers();
  });

  return {
    server: () => server,
    noon,
    /** Another private chat of the bot, by its id. */
    chat(username?: string): string {
      const id = ++last;
      server.setChat({ id, ...(username && { username }) });
      return String(id);
    },
    /** Writes to the bot and returns the texts of its replies. */
    async say(chat: string, text: string, language?: string): Promise<string[]> {
      const before = server.messages(Number(chat)).length;
      await db.delete(telegramTurns);
      const message = { kind: "message", chat, text } as const;
      await handleUpdate({ ...message, ...(language && { language }) });
      return server
        .messages(Number(chat))
        .slice(before)
        .map((each) => each.text);
    },
    /** Presses the button with these words below the last message; returns the texts of the replies. */
    async press(chat: string, words: string | RegExp): Promise<string[]> {
      const before = server.messages(Number(chat));
      const button = before
        .at(-1)
        ?.buttons.flat()
        .find(({ text }) => (typeof words === "string" ? text === words : words.test(text)));
      if (!button?.callback_data) throw new Error(`No button ${words}.`);
      return this.pressData(chat, button.callback_data);
    },
    async pressData(chat: string, data: string): Promise<string[]> {
      const before = server.messages(Number(chat)).length;
      await db.delete(telegramTurns);
      await handleUpdate({ kind: "button", chat, messageId: 1, data, callback: "1" });
      return server
        .messages(Number(chat))
        .slice(before)
        .map((each) => each.text);
    },
    texts: (chat: string) => server.messages(Number(chat)).map(({ text }) => text),
  };
}
