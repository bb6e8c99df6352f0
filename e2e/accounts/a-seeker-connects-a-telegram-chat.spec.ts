import { expect } from "@playwright/test";
import { onDemoBoard } from "#e2e/support/board.ts";
import { ways } from "#e2e/support/languages.ts";
import { enter, newSeeker } from "#e2e/support/new-people.ts";
import { startTelegram, type TelegramServer } from "#test/servers/telegram/telegram-server.ts";

let telegram: TelegramServer;
const test = onDemoBoard(async () => {
  telegram = await startTelegram();
  return { TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.url };
});
test.describe.configure({ mode: "default" });
test.afterAll(() => telegram.close());

for (const [at, { language, messages, scripts, called, tag }] of ways.entries()) {
  test.describe(called, { tag }, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripts });

    test("a seeker connects a chat, gets a message there, and ends it by a word", async ({
      page,
    }) => {
      const { telegram: says, chatMessages } = messages;
      const chat = 9001 + at;
      const texts = () => telegram.messages(chat).map(({ text }) => text);
      const write = (text: string) =>
        telegram.update({ message: { chat: { id: chat, type: "private" }, text } });
      telegram.setChat({ id: chat, username: `rima_${language}` });
      // From then on the board knows its bot.
      const asks = () => [...telegram.calls("getUpdates"), ...telegram.calls("setWebhook")];
      await expect.poll(() => asks().length).toBeGreaterThan(0);
      await enter(page, await newSeeker(), language);
      await page.goto("/my-account/telegram");
      await page.getByRole("button", { name: says.connect }).click();
      const open = page.getByRole("link", { name: says.open });
      await expect(open).toHaveAttribute("href", /^https:\/\/t\.me\/furas_test_bot\?start=/);
      const token = new URL((await open.getAttribute("href")) ?? "").searchParams.get("start");

      await write(`/start ${token}`);
      await expect.poll(texts).toEqual([expect.stringContaining(chatMessages.connected)]);
      // With scripts the page finds that out by itself.
      if (!scripts) await page.getByRole("link", { name: says.reload }).click();
      await expect(page.getByRole("heading", { name: says.connected })).toBeVisible();
      await expect(page.getByText(`@rima_${language}`)).toBeVisible();

      await page.getByLabel(says.news).uncheck();
      await page.getByRole("button", { name: says.save }).click();
      await expect(page.getByText(says.saved)).toBeVisible();
      await expect(page.getByLabel(says.news)).not.toBeChecked();
      await page.getByRole("button", { name: says.test }).click();
      await expect.poll(texts).toContain(chatMessages.test);

      await write(language === "ar" ? "إيقاف" : "Stop.");
      await expect.poll(() => texts().at(-1)).toContain(chatMessages.stopped);
      await page.reload();
      await expect(page.getByRole("button", { name: says.connect })).toBeVisible();
    });
  });
}
