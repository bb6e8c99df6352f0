import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { featuredJobs } from "#app/features/job/featured-jobs.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { readBot } from "#app/platform/telegram/keep-receiving.server.ts";
import { telegramTurns } from "#app/platform/telegram/telegram.table.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { makeCompany, makeJob, makeJobs } from "#test/people.ts";
import { startTelegram, type TelegramServer } from "#test/servers/telegram/telegram-server.ts";
import { useSettings } from "#test/settings.ts";
import { channelForm } from "./channel-form.ts";
import {
  addChannel,
  changeChannel,
  pauseChannel,
  removeChannel,
  restoreChannel,
  resumeChannel,
  retryPost,
  testChannel,
} from "./channels.server.ts";
import { telegramChannels, telegramPosts, telegramProgress } from "./channels.table.ts";
import { handleUpdate } from "./handle-update.server.ts";
import { countStoppedChannels, listChannels, listPosts } from "./list-channels.server.ts";
import { queueNewJobs, removeOldPosts } from "./posts/queue-new-jobs.server.ts";
import { runChannels } from "./posts/send-posts.server.ts";

useTestDatabase();

let server: TelegramServer;
beforeAll(async () => {
  server = await startTelegram({ checksLimits: false });
});
afterAll(() => server.close());

const noon = new Date("2026-11-28T09:00:00Z");
const midnight = new Date("2026-11-28T21:00:00Z");
const leader: Person = {
  kind: "person",
  id: crypto.randomUUID(),
  email: "leader@example.com",
  userType: "customer_employee",
  moderates: true,
  leadsModeration: true,
};
const settingsOf = {
  language: "en",
  province: null,
  category: null,
  written: null,
  perHour: 60,
  atNight: false,
} as const;

let chat = -1_000_000_000;
beforeEach(async () => {
  useSettings({
    telegram: { token: server.token, apiUrl: server.url },
    baseUrl: "https://jobs.example",
  });
  await readBot();
  await db.delete(telegramChannels);
  await db.delete(telegramProgress);
  await db.delete(telegramTurns);
  await queueNewJobs();
});

async function channel(values: object = {}): Promise<{ id: string; chat: number }> {
  chat -= 1;
  server.setChat({ id: chat, username: `furas_${-chat}`, title: "Furas" });
  const added = await addChannel(leader, { ...settingsOf, ...values, chat: `@furas_${-chat}` });
  if (!("id" in added)) throw new Error(added.refused);
  return { id: added.id, chat };
}

/** Everything that waits is ready, and every turn has come. */
async function run(now = noon): Promise<void> {
  await drainQueue();
  await queueNewJobs();
  await db.update(telegramPosts).set({ readyAt: sql`now() - interval '1 second'` });
  await db.delete(telegramTurns);
  await runChannels(now);
}

const posted = (to: { chat: number }) => server.messages(to.chat).map(({ text }) => text);
const states = async () =>
  (await db.select().from(telegramPosts)).map(({ state }) => state).toSorted();
const close = (id: string) => db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));

describe("issue 34, posts in channels", () => {
  it("a job is posted once as a card in both languages, and struck when it closes", async () => {
    const [english, arabic] = [await channel(), await channel({ language: "ar" })];
    const company = await makeCompany({ companyName: "Barada <&> Sons" });
    const job = await makeJob(company, {
      title: "Accountant & more",
      salaryMin: "1000",
      salaryMax: "2000",
      applicationDeadline: "2099-12-05",
    });
    await run();
    await run();
    const [card] = server.messages(english.chat);
    expect(server.messages(english.chat)).toHaveLength(1);
    expect(card?.text).toMatch(/^<b>Accountant &amp; more<\/b>\nBarada &lt;&amp;&gt; Sons\n/);
    expect(card?.text).toContain("Pay: 1,000 - 2,000");
    expect(card?.text).toContain("December 5, 2099");
    expect(card?.text).toContain("#Aleppo #Accounting_Finance");
    expect(card?.buttons).toEqual([
      [
        {
          text: "Details and apply",
          url: expect.stringMatching(/jobs\.example\/t\/\w{10}\?lang=en$/),
        },
      ],
    ]);
    expect(posted(arabic)[0]).toContain("الراتب: ");
    await close(job.id);
    await run();
    expect(posted(english)).toEqual([
      expect.stringMatching(
        /^<s>Accountant &amp; more<\/s>\nThis job has closed\. <a href="https:\/\/jobs\.example\/jobs\?/,
      ),
    ]);
    await db.update(jobs).set({ status: "active" }).where(eq(jobs.id, job.id));
    await run();
    expect(posted(english)[0]).toMatch(/^<b>Accountant/);
    await db.delete(jobs).where(eq(jobs.id, job.id));
    await run();
    expect(posted(english)[0]).toMatch(/^<s>Accountant &amp; more/);
    expect(server.messages(english.chat)).toHaveLength(1);
  });

  it("a job of a feed says which site it is from", async () => {
    const to = await channel();
    await makeJob(await makeCompany({ companyName: "Barada" }), { sourceSite: "barada.example" });
    await run();
    expect(posted(to)[0]).toContain("\nBarada\nFrom barada.example\n");
  });

  it("a channel gets the jobs of its governorate, category and language, and no draft", async () => {
    const homs = await channel({ province: "syria/homs" });
    const law = await channel({ category: "Law" });
    const arabic = await channel({ written: "ar" });
    const company = await makeCompany();
    const place = { placeId: "syria/homs", location: "Homs, Syria" };
    await makeJob(company, { title: "Homs job", ...place });
    await makeJob(company, { title: "Lawyer", category: "Law" });
    await makeJob(company, { title: "محاسب" });
    await makeJob(company, { title: "Draft", status: "draft" });
    await run();
    for (const [to, title] of [
      [homs, "Homs job"],
      [law, "Lawyer"],
      [arabic, "محاسب"],
    ] as const) {
      expect(posted(to)).toEqual([expect.stringContaining(`<b>${title}</b>`)]);
    }
  });

  it("nothing is posted at night unless the channel allows it", async () => {
    const [day, always] = [await channel(), await channel({ atNight: true })];
    await makeJob(await makeCompany());
    await run(midnight);
    expect([posted(day).length, posted(always).length]).toEqual([0, 1]);
  });

  it("the best of a burst go first, up to the limit of an hour", async () => {
    const to = await channel({ perHour: 2 });
    const [plain, checked] = [await makeCompany(), await makeCompany({ checked: 1 })];
    await makeJob(plain, { title: "Plain" });
    await makeJob(plain, { title: "Paid", salaryMin: "5" });
    await makeJob(checked, { title: "Checked" });
    const { id } = await makeJob(plain, { title: "Featured" });
    await db.insert(featuredJobs).values({ jobId: id, until: sql`now() + interval '1 day'` });
    for (let time = 0; time < 3; time++) await run();
    const titles = posted(to).map((text) => /<b>(\w+)/.exec(text)?.[1]);
    expect(titles).toEqual(["Featured", "Checked"]);
    expect(await listChannels(leader)).toMatchObject([{ thisHour: 2, waiting: 2 }]);
  });

  it("a waiting job that a channel wants no more is not posted", async () => {
    const [narrowed, homs] = [await channel(), await channel({ province: "syria/homs" })];
    const company = await makeCompany();
    const place = { placeId: "syria/homs", location: "Homs, Syria" };
    const stays = await makeJob(company, { title: "Stays", ...place });
    const moves = await makeJob(company, { title: "Moves", ...place });
    await drainQueue();
    await queueNewJobs();
    const { id } = moves;
    await db.update(jobs).set({ placeId: "syria/hama", location: "Hama" }).where(eq(jobs.id, id));
    await db.update(jobs).set({ salaryMin: "5" }).where(eq(jobs.id, stays.id));
    await changeChannel(leader, narrowed.id, { ...settingsOf, category: "Law" });
    await run();
    expect(posted(narrowed)).toEqual([]);
    expect(posted(homs)).toEqual([expect.stringContaining("<b>Stays</b>")]);
    expect(await db.select().from(telegramPosts)).toMatchObject([{ jobId: stays.id, worth: 2 }]);
  });

  it("of two copies the older is posted, also where both wait", async () => {
    const to = await channel();
    const company = await makeCompany();
    await makeJobs(company, [{ title: "Twice" }, { title: "Twice" }, { title: "Twice" }]);
    await run();
    await run();
    expect(posted(to)).toHaveLength(1);
    expect(await states()).toEqual(["copy", "copy", "posted"]);
  });

  it("a job that is closed while it waits is not posted", async () => {
    const to = await channel();
    const { id } = await makeJob(await makeCompany());
    await drainQueue();
    await queueNewJobs();
    await close(id);
    await run();
    expect(posted(to)).toEqual([]);
  });
});

describe("issue 34, answers of Telegram", () => {
  it.each(["kicked", "left"] as const)(
    "a bot that was %s stops the channel until it is back",
    async (bot) => {
      const to = await channel();
      server.setChat({ id: to.chat, bot });
      await makeJob(await makeCompany());
      await run();
      expect(await listChannels(leader)).toMatchObject([
        { state: "stopped", stopCode: 403, stopReason: "removed", waiting: 1 },
      ]);
      expect(await countStoppedChannels()).toBe(1);
      expect(await resumeChannel(leader, to.id)).toEqual({ refused: "channels.refused.noRights" });
      server.setChat({ id: to.chat, bot: "administrator" });
      expect(await resumeChannel(leader, to.id)).toEqual({ id: to.id });
      await run();
      expect(posted(to)).toHaveLength(1);
    },
  );

  it("an update that the bot was removed stops the channel at once", async () => {
    const to = await channel();
    const update = { kind: "membership", isPrivate: false, status: "kicked" } as const;
    await handleUpdate({ ...update, chat: String(to.chat) });
    expect(await listChannels(leader)).toMatchObject([{ state: "stopped" }]);
  });

  it("429 and 500 post nothing twice", async () => {
    const to = await channel();
    expect(await testChannel(leader, to.id)).toEqual({ id: to.id });
    await makeJob(await makeCompany());
    server.fail("sendMessage", { status: 429, retryAfter: 3 });
    await run();
    expect(await states()).toEqual(["waiting"]);
    server.fail("sendMessage", { status: 500 });
    await run();
    expect(await states()).toEqual(["sending"]);
    await run();
    expect(await states()).toEqual(["sending"]);
    await db.update(telegramPosts).set({ sentAt: sql`now() - interval '1 minute'` });
    await run();
    await run();
    expect(posted(to)).toHaveLength(2);
    expect(await states()).toEqual(["posted"]);
  });

  it("a post whose process was killed after sending is found in the channel", async () => {
    const to = await channel();
    const company = await makeCompany();
    await testChannel(leader, to.id);
    const { id } = await makeJob(company);
    await run();
    expect(posted(to)).toHaveLength(2);
    const lost = { state: "sending", messageId: null, shown: null } as const;
    const sentAt = sql`now() - interval '1 minute'`;
    await db.update(telegramPosts).set({ ...lost, sentAt });
    await db.update(telegramChannels).set({ lastMessage: 1 });
    await run();
    expect(await states()).toEqual(["posted"]);
    expect(posted(to)).toHaveLength(2);
    await close(id);
    await run();
    expect(posted(to)[1]).toMatch(/^<s>/);
  });

  it("nothing is guessed without a message before it, and a person sends it again", async () => {
    const to = await channel();
    const { id } = await makeJob(await makeCompany());
    server.fail("sendMessage", { status: 502 });
    await run();
    await db.update(telegramPosts).set({ sentAt: sql`now() - interval '1 minute'` });
    await run();
    expect(await listPosts(leader)).toMatchObject([{ state: "unknown", jobId: id }]);
    expect(await retryPost(leader, to.id, id)).toEqual({ id: to.id });
    await run();
    expect(posted(to)).toHaveLength(1);
  });

  it("a deleted message is left alone, and a refused post is shown", async () => {
    await channel();
    const { id } = await makeJob(await makeCompany());
    await run();
    server.fail("editMessageText", {
      status: 400,
      description: "Bad Request: message to edit not found",
    });
    await close(id);
    await run();
    expect(await states()).toEqual(["gone"]);
    await makeJob(await makeCompany(), { title: "Other" });
    server.fail("sendMessage", { status: 400, description: "Bad Request: odd" });
    await run();
    expect(await listPosts(leader)).toContainEqual(
      expect.objectContaining({ state: "refused", code: 400 }),
    );
  });
});

describe("issue 34, channels", () => {
  it("adds only channels that the bot may post to, each once", async () => {
    const add = (given: string) => addChannel(leader, { ...settingsOf, chat: given });
    expect(await add("@nowhere")).toEqual({ refused: "channels.refused.notFound" });
    server.setChat({ id: 77, username: "person" });
    expect(await add("@person")).toEqual({ refused: "channels.refused.notChannel" });
    server.setChat({ id: -777_777, username: "silent", mayPost: false });
    expect(await add("@silent")).toEqual({ refused: "channels.refused.noRights" });
    server.setChat({ id: -777_777, mayPost: true });
    const added = await add("-777777");
    expect(added).toEqual({ id: expect.any(String) });
    expect(await add("@silent")).toEqual({ refused: "channels.refused.taken" });
    server.fail("getChat", { status: 500 });
    expect(await add("@silent")).toEqual({ refused: "channels.refused.unreachable" });
  });

  it("changes, pauses, removes and restores one, each act logged", async () => {
    const { id } = await channel();
    await changeChannel(leader, id, { ...settingsOf, perHour: 3 });
    await pauseChannel(leader, id, true);
    await removeChannel(leader, id);
    expect(await listChannels(leader)).toMatchObject([
      { perHour: 3, state: "paused", isRemoved: true },
    ]);
    expect(await pauseChannel(leader, id, false)).toEqual({ refused: "channels.refused.gone" });
    await restoreChannel(leader, id);
    await db.update(telegramChannels).set({ pausedUntil: new Date(0) });
    await run();
    expect(await listChannels(leader)).toMatchObject([{ state: "works", isRemoved: false }]);
    const acts = await db.execute<{ act: string }>(
      sql`select act from moderation_log.acts where actor_id = ${leader.id} order by at desc limit 5`,
    );
    expect(acts.map(({ act }) => act).toReversed()).toEqual([
      "channel_add",
      "channel_change",
      "channel_pause",
      "channel_remove",
      "channel_restore",
    ]);
  });

  it("deletes posts that waited for a day or were removed a day ago", async () => {
    const { id } = await channel();
    await makeJob(await makeCompany());
    await drainQueue();
    await queueNewJobs();
    await db.update(telegramPosts).set({ readyAt: sql`now() - interval '25 hours'` });
    await removeOldPosts();
    expect(await states()).toEqual([]);
    await removeChannel(leader, id);
    await db.update(telegramChannels).set({ removedAt: new Date(0) });
    await removeOldPosts();
    expect(await listChannels(leader)).toEqual([]);
    expect(await countStoppedChannels()).toBeUndefined();
  });

  it.each([
    ["furas_sy", "@furas_sy"],
    [" https://t.me/furas_sy/ ", "@furas_sy"],
    ["t.me/s/furas_sy", "@furas_sy"],
    ["-1001234567890", "-1001234567890"],
    ["\u200e@furas_sy", "@furas_sy"],
    ["", undefined],
    ["@a", undefined],
    ["t.me/+AAAAAE", undefined],
    ["5", undefined],
  ])("reads the channel of %j", (given, chat) => {
    const read = channelForm.safeParse({ language: "ar", perHour: "6", chat: given });
    expect(read.data?.chat).toBe(chat);
  });
});
