import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { sendDueAlerts } from "#app/features/alerts/delivery/digests.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import { storeSearches } from "#app/features/alerts/percolation/saved-searches.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { closeQueue, openQueue } from "#app/platform/queue/queue.server.ts";
import { readNumber } from "#bench/harness/arguments.ts";
import { atMaximum, type Finding, mustBe, none, showFindings } from "#bench/harness/findings.ts";
import { currentDatabaseUrl, onBoard } from "#bench/search/board.ts";
import { loadUpTo, settle } from "#bench/search/load.ts";
import { startTelegram, type TelegramServer } from "#test/servers/telegram/telegram-server.ts";

/*
 * npm run bench -- telegram-chats: accounts with a Telegram chat each get a daily digest while the process that
 * sends them is killed again and again. The server of the Bot API checks Telegram's limits, and some people have
 * blocked the bot.
 */
const usage = `npm run bench -- telegram-chats
  --chats 10000    connected chats, each with one alert
  --blocked 100    of them have blocked the bot
  --kills 20       how often the worker is killed`;

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { chats: text, blocked: text, kills: text } });
const number = (value: string | undefined, usual: number) =>
  readNumber(value ?? String(usual), 0, usage);
const chats = number(values.chats, 10_000);
const blocked = number(values.blocked, 100);
const kills = number(values.kills, 20);
const first = 100_000;
const findings: Finding[] = [];
const some = { toReach: "", reached: true };

const board = { sizes: [], runs: 0, seconds: 0, parts: [], dataDir: undefined };
await onBoard({ ...board, settings: "own" }, measure);
showFindings(findings);

async function measure(): Promise<void> {
  openQueue(currentDatabaseUrl());
  const telegram = await startTelegram();
  try {
    await loadUpTo(1_000, new Date());
    await fill(telegram);
    await settle();
    await percolateChangedJobs();
    await loadUpTo(1_500, new Date());
    await percolateChangedJobs();
    await db.execute(sql`
      update alert_progress set scheduled_hour = scheduled_hour - interval '1 day'`);
    const began = performance.now();
    const digests = await sendDueAlerts();
    const written = performance.now() - began;
    findings.push({
      what: "milliseconds to write a digest",
      value: (written / digests).toFixed(2),
      ...some,
    });
    await sendUnderFire(telegram, digests);
    await judge(telegram);
  } finally {
    await closeQueue();
    await telegram.close();
  }
}

/** An account, a chat and an alert each; those of the end have blocked the bot and get no email of it. */
async function fill(telegram: TelegramServer): Promise<void> {
  const searches = [
    ...(await storeSearches(["category=Engineering", "category=Healthcare"])).values(),
  ];
  for (let at = 0; at < chats; at++) {
    const bot = at < chats - blocked ? "member" : "kicked";
    telegram.setChat({ id: first + at, bot });
  }
  await db.execute(sql`
    with given as (
      select number, new_id() as user_id, new_id() as recipient_id
      from generate_series(0, ${chats - 1}::int) number
    ), accounts as (
      insert into auth_users (id, email, name, email_verified, language)
      select user_id, 'chat-' || number || '@people.example', 'Bench', true, 'ar' from given
    ), bound as (
      insert into telegram_chats (chat, user_id, name, language)
      select (${first}::int + number)::text, user_id, '', 'ar' from given
    ), recipients as (
      insert into alert_recipients (id, user_id, language, feed_key)
      select recipient_id, user_id, 'ar', recipient_id::text from given
    )
    insert into alerts (recipient_id, search_id, name, frequency, hour, by_email, by_push, confirmed_at, seen_batch)
    select recipient_id, (${sql.param(searches)}::bigint[])[1 + number % 2], 'bench', 'daily',
      number % 24, false, false, now(), 0
    from given`);
}

async function sendUnderFire(telegram: TelegramServer, digests: number): Promise<void> {
  const began = performance.now();
  let killed = 0;
  let worker = await startWorker(telegram);
  const expected = chats - blocked;
  const total = () => telegram.messages().length;
  // At 25 a second, so that all kills fall into the work.
  const between = (digests / 25 / (kills + 1)) * 1000;
  while (killed < kills && total() < expected) {
    await pause(between * (0.5 + Math.random()));
    worker.kill("SIGKILL");
    await once(worker, "exit");
    killed += 1;
    worker = await startWorker(telegram);
  }
  const end = performance.now() + 15 * 60_000;
  while ((await waiting()) > 0 && performance.now() < end) await pause(1000);
  const seconds = (performance.now() - began) / 1000;
  worker.kill("SIGTERM");
  await once(worker, "exit");
  findings.push(
    { what: "kills while it sent", value: String(killed), ...some },
    { what: "seconds until all were sent", value: seconds.toFixed(0), ...some },
    { what: "messages a second", value: (total() / seconds).toFixed(1), ...some },
  );
}

async function judge(telegram: TelegramServer): Promise<void> {
  const counts = new Map<number, number>();
  for (const { chat } of telegram.messages()) counts.set(chat, (counts.get(chat) ?? 0) + 1);
  const open = Array.from({ length: chats - blocked }, (_, at) => first + at);
  const twice = open.filter((chat) => (counts.get(chat) ?? 0) > 1).map(String);
  const byEmail = await db.execute<{ chat: string }>(sql`
    select chat.chat from telegram_chats chat
      join alert_recipients recipient on recipient.user_id = chat.user_id
      join alert_digests digest on digest.recipient_id = recipient.id and digest.chat_sent_at is null`);
  const emailed = new Set([...byEmail].map(({ chat }) => Number(chat)));
  const never = open.filter((chat) => !counts.has(chat) && !emailed.has(chat)).map(String);
  const both = open.filter((chat) => counts.has(chat) && emailed.has(chat)).length;
  const [row] = await db.execute<{ chats: number; emails: number }>(sql`
    select (select count(*)::int from telegram_chats) as chats,
      (select count(*)::int from tasks.job where name = 'digests') as emails`);
  const gone = chats - (row?.chats ?? 0);
  const uncertain = [...emailed].filter((chat) => chat >= first + chats - blocked).length;
  const isForgotten = gone + uncertain === blocked;
  const longest = Math.max(
    ...telegram.messages().map((message) => message.text.replace(/<[^>]*>/g, "").length),
  );
  findings.push(
    none("chats that got their digest twice", twice, open.length),
    none("people whose digest is lost", never, open.length),
    { what: "by email, for it was uncertain", value: String(emailed.size), ...some },
    { what: "of them in the chat as well", value: String(both), ...some },
    atMaximum("characters of the longest message", longest, 4096),
    atMaximum("calls above Telegram's limits", telegram.excess(), 0),
    mustBe("chats that blocked the bot are forgotten, but for uncertain ones", isForgotten),
    mustBe("people who get it by email", row?.emails === gone + emailed.size, String(row?.emails)),
  );
}

async function startWorker({ token, url }: TelegramServer): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ["--import", "./bench/imports.mjs", "bench/telegram-chats/worker.ts"],
    {
      env: {
        ...process.env,
        BENCH_DATABASE: currentDatabaseUrl(),
        TELEGRAM_BOT_TOKEN: token,
        TELEGRAM_API_URL: url,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = once(child, "exit").then(() => {
    throw new Error("The worker failed.");
  });
  await Promise.race([once(child.stdout, "data"), ended]);
  ended.catch(() => {});
  return child;
}

async function waiting(): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from tasks.job where name = 'chats' and state < 'completed'`,
  );
  return row?.n ?? 0;
}
