import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { categories } from "#app/features/job/job.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { makeAccounts } from "#bench/harness/accounts.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { startBoard } from "#bench/harness/server.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { startTelegram } from "#test/servers/telegram/telegram-server.ts";

/**
 * npm run bench -- telegram [JOBS] [KILLS]: jobs come in four bursts for twenty channels of a server that speaks the
 * Bot API and checks Telegram's limits, answers 429, 500 and nothing at times and kicks the bot out of a channel, while
 * the app is killed with SIGKILL. Each job must be posted once, and those of closed jobs be struck.
 */
const [jobs = 0, kills = 0] = readNumbers(
  "npm run bench -- telegram [JOBS] [KILLS]",
  { usual: 1000, least: 100 },
  { usual: 10, least: 0 },
);
const bursts = 4;
const betweenBurstsMs = 30_000;
const longestMs = 20 * 60_000;

await ensureBuilt(console.log);
const telegram = await startTelegram({ beforeAnswer: () => pause(150) });
await withFolder("telegram", async (dataDir) => {
  const env = {
    DATA_DIR: dataDir,
    DEMO: "0",
    BACKGROUND_WORK: "here",
    TELEGRAM_BOT_TOKEN: telegram.token,
    TELEGRAM_API_URL: telegram.url,
  };
  let server = await startBoard(env);
  const database = await startEmbeddedDatabase({ dataDir });
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const company = await fill(sql);
  // The board remembers where to begin.
  await untilRows(() => sql`select 1 from telegram_progress`);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  let [added, killed, isKicked] = [0, 0, false];
  for (let sent = 0; sent < jobs; sent = telegram.messages().length) {
    if (performance.now() - began > longestMs) throw new Error(`Only ${sent} posts in time.`);
    if (added < bursts && performance.now() - began > added * betweenBurstsMs) {
      await addJobs(sql, company, added++);
      telegram.fail("sendMessage", { status: 429, retryAfter: 4 }, 5);
      telegram.fail("sendMessage", { status: 500 }, 2);
      telegram.fail("sendMessage", "hang after", 2);
    }
    // Ten minutes are over for what waits.
    await sql`update telegram_posts set ready_at = now() - interval '1 second' where ready_at > now()`;
    if (sent > ((killed + 1) * jobs) / (kills + 1) && killed < kills) {
      await server.end("SIGKILL");
      killed += 1;
      server = await startBoard(env);
    }
    if (!isKicked && sent > jobs / 3) {
      isKicked = true;
      telegram.setChat({ id: chatOf(0), bot: "kicked" });
    }
    const [stopped] = await sql`select 1 from telegram_channels where state = 'stopped'`;
    if (stopped) {
      telegram.setChat({ id: chatOf(0), bot: "administrator" });
      await sql`update telegram_channels set state = 'works' where state = 'stopped'`;
      console.log("Kicked, shown as stopped, and back, after", seconds(), "s");
    }
    await pause(500);
  }
  const postedAfter = seconds();
  await sql`update jobs set status = 'closed' where title ~ '[05]$'`;
  const closed = Math.ceil(jobs / 5);
  const struck = () => telegram.messages().filter(({ text }) => text.startsWith("<s>")).length;
  const end = performance.now() + longestMs / 2;
  while (struck() < closed && performance.now() < end) await pause(500);
  // A run more: whatever was left as being sent is found out.
  await untilRows(
    () => sql`select 1 where not exists (select from telegram_posts where state = 'sending')`,
  );
  const editedAfter = seconds();
  const states = await sql`select state, count(*)::int from telegram_posts group by 1`;
  await server.end("SIGTERM");
  await sql.end();
  await database.stop();

  const titles = telegram.messages().map(({ text }) => /<[bs]>(.*?)</.exec(text)?.[1] ?? "");
  const different = new Set(titles).size;
  const calls = telegram.calls("sendMessage").length;
  console.log({ jobs, posts: titles.length, different, calls, killed, postedAfter });
  console.log({ closed, struck: struck(), editedAfter, excess: telegram.excess() });
  console.log(Object.fromEntries(states.map(({ state, count }) => [state, count])));
  if (titles.length !== jobs || different !== jobs || struck() !== closed) process.exitCode = 1;
});
await telegram.close();

function chatOf(no: number): number {
  return -1_000_000 - no;
}

/** A company, and a channel for each category and language; returns the company's id. */
async function fill(sql: postgres.Sql): Promise<string> {
  const [company] = await makeAccounts(sql, 1, "company");
  const channels = categories.flatMap((category) =>
    (["ar", "en"] as const).map((language) => ({ category, language })),
  );
  for (const [no, { category, language }] of channels.entries()) {
    const chat = chatOf(no);
    telegram.setChat({ id: chat });
    await sql`
      insert into telegram_channels
        (chat, title, language, category, written, per_hour, at_night, last_message)
      values (${String(chat)}, ${`Channel ${no}`}, ${language}, ${category}, ${language}, 240, true, 0)`;
  }
  return company?.id ?? "";
}

/** A burst of jobs, each for one channel. */
async function addJobs(sql: postgres.Sql, company: string, burst: number): Promise<void> {
  const size = Math.ceil(jobs / bursts);
  await sql`
    insert into jobs (company_id, title, description, category, location, place_id,
      employment_type, experience_level)
    select ${company}, case when n / 10 % 2 = 0 then 'وظيفة ' else 'Job ' end || n,
      'Number ' || n, (${[...categories]}::text[])[n % 10 + 1], 'Aleppo, Syria', 'syria/aleppo',
      'full-time', 'mid'
    from generate_series(${burst * size}::int, ${Math.min(jobs, (burst + 1) * size) - 1}::int) n`;
}

async function untilRows(find: () => PromiseLike<readonly unknown[]>): Promise<void> {
  while ((await find()).length === 0) await pause(500);
}
