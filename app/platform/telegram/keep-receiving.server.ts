import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { telegramWebhookPath } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { log, logError } from "#app/platform/log/log.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { callTelegram, type TelegramOutcome } from "./call-telegram.server.ts";
import { telegramBot } from "./telegram.table.ts";
import { receiveUpdate, updateKinds, webhookSecret } from "./telegram-updates.server.ts";

const betweenTriesMs = 30_000;
const pollSeconds = 25;
const leaseSeconds = 60;
const minuteMs = 60_000;

/** The bot's id and name without @, as the background work last read them; undefined without a token or before. */
export async function findBot(): Promise<{ id: string; username: string } | undefined> {
  return settings().telegram && storedBot();
}

const storedBot = cachedQuery(minuteMs, async () => {
  const [bot] = await db
    .select({ id: telegramBot.id, username: telegramBot.username })
    .from(telegramBot);
  return bot;
});

/**
 * Registers the webhook of a board that Telegram can reach by https, else polls, in one process of all. Goes on
 * until the signal; does nothing without a token.
 */
export async function keepReceiving(signal: AbortSignal): Promise<void> {
  if (!settings().telegram) return;
  const isHttps = settings().baseUrl.startsWith("https://");
  while (!signal.aborted) {
    try {
      if ((await readBot()) && (isHttps ? await setWebhook() : await poll(signal))) return;
    } catch (error) {
      logError(error, { task: "receiving from Telegram" });
    }
    await setTimeout(betweenTriesMs, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Stores which bot the token belongs to; false if Telegram does not say. */
export async function readBot(): Promise<boolean> {
  const me = await callTelegram<{ id: number; username: string }>("getMe", {});
  if (me.kind !== "done") return reportFailure("getMe", me);
  const bot = { id: String(me.result.id), username: String(me.result.username) };
  await db
    .insert(telegramBot)
    .values(bot)
    .onConflictDoUpdate({ target: telegramBot.only, set: bot });
  return true;
}

async function setWebhook(): Promise<boolean> {
  const done = await callTelegram("setWebhook", {
    url: settings().baseUrl + telegramWebhookPath,
    secret_token: webhookSecret(),
    allowed_updates: updateKinds,
    max_connections: 10,
  });
  return done.kind === "done" || reportFailure("setWebhook", done);
}

/** Polls while this process holds the lease; false when it has to be tried again. */
async function poll(signal: AbortSignal): Promise<boolean> {
  const poller = randomUUID();
  let offset: number | undefined;
  let isFirst = true;
  while (!signal.aborted && (await holdLease(poller))) {
    // A webhook of a former start is in the way of polling.
    if (isFirst) await callTelegram("deleteWebhook", {});
    isFirst = false;
    const answer = await callTelegram<{ update_id: number }[]>(
      "getUpdates",
      {
        ...(offset !== undefined && { offset }),
        timeout: pollSeconds,
        allowed_updates: updateKinds,
      },
      { timeoutMs: (pollSeconds + 10) * 1000, signal },
    );
    if (signal.aborted) break;
    if (answer.kind !== "done") {
      await releaseLease(poller);
      return reportFailure("getUpdates", answer);
    }
    for (const update of answer.result) {
      await receiveUpdate(update);
      offset = update.update_id + 1;
    }
  }
  if (signal.aborted) await releaseLease(poller);
  return signal.aborted;
}

async function holdLease(poller: string): Promise<boolean> {
  const rows = await db.execute(sql`
    update telegram_bot set poller = ${poller}, polled_until = now() + ${leaseSeconds} * interval '1 second'
    where poller = ${poller} or polled_until is null or polled_until < now() returning id`);
  return rows.length > 0;
}

async function releaseLease(poller: string): Promise<void> {
  await db.execute(sql`update telegram_bot set polled_until = null where poller = ${poller}`);
}

function reportFailure(method: string, outcome: TelegramOutcome<unknown>): false {
  const { kind } = outcome;
  const code = "code" in outcome ? outcome.code : undefined;
  log("telegram refused", { method, kind, code });
  return false;
}
