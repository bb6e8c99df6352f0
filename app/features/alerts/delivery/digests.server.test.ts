import { eq, sql } from "drizzle-orm";
import Parser from "rss-parser";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { searchParams } from "#app/features/alerts/alert.ts";
import { alertDue, alertRecipients, alerts } from "#app/features/alerts/alerts.table.ts";
import { scheduleDueAlerts } from "#app/features/alerts/due-alerts.server.ts";
import { confirmAlert, requestAlert } from "#app/features/alerts/link-alerts.server.ts";
import {
  changeAlert,
  listAlerts,
  removeAlert,
  saveOwnAlert,
} from "#app/features/alerts/own-alerts.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import {
  reparseSearches,
  storeSearches,
} from "#app/features/alerts/percolation/saved-searches.server.ts";
import { findOwnRecipient } from "#app/features/alerts/recipients.server.ts";
import {
  action as changeAlerts,
  loader as loadAlerts,
} from "#app/features/alerts/routes/alerts.tsx";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { rememberCompany } from "#app/features/jobs/memory/remembered-companies.server.ts";
import { rememberJob } from "#app/features/jobs/memory/remembered-jobs.server.ts";
import { loader as loadFeed } from "#app/features/sharing/routes/alert-feed.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type EmailPerson, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import { sendDueAlerts } from "./digests.server.ts";

useTestDatabase();
const mail = useTestMail();
const client = { headers: new Headers(), address: "192.0.2.7" };

type Options = Partial<{ frequency: "instant" | "daily" | "weekly"; hour: number; name: string }>;

const alertOf = (search: string, { frequency = "instant", hour = 8, name = search }: Options) => ({
  query: readJobQuery(new URLSearchParams(search)),
  name,
  frequency,
  hour,
  language: "en" as const,
});

async function makeReader(): Promise<EmailPerson> {
  const reader = await makeSeeker();
  await db
    .update(authUsers)
    .set({ emailVerified: true, language: "en" })
    .where(eq(authUsers.id, reader.id));
  return reader;
}

async function save(actor: EmailPerson, search: string, options: Options = {}): Promise<string> {
  const saved = await saveOwnAlert(actor, alertOf(search, options));
  if (isRefused(saved)) throw new Error(saved.refused);
  return saved.id;
}

/** What a minute of the queue does; returns how many digests were queued. */
async function minute(): Promise<number> {
  await percolateChangedJobs();
  const sent = await sendDueAlerts();
  await drainQueue();
  return sent;
}

const sentTo = async (address: string) =>
  (await mail.emails()).filter(({ to }) => String(to).includes(address));
const emailsTo = async (address: string) => (await sentTo(address)).length;
const lastEmail = async (address: string) =>
  parseEmail((await sentTo(address)).at(-1)?.source ?? "");
const hourLater = () =>
  db.execute(sql`
    update alert_recipients set last_sent_at = last_sent_at - interval '61 minutes';
    update alert_due set at = at - interval '61 minutes'`);

let company: { id: string };
beforeEach(async () => {
  company = await makeCompany();
  await db.execute(sql`delete from alert_recipients; delete from changed_jobs`);
});

describe("new jobs", () => {
  it("is sent once, with its jobs and a link that stops it by one POST (RFC 8058)", async () => {
    const reader = await makeReader();
    await save(reader, "keyword=potter", { name: "Potter" });
    const job = await makeJob(company, { title: "Potter", salaryMin: "1500000" });
    expect(await minute()).toBe(1);
    expect(await minute()).toBe(0);
    expect(await emailsTo(reader.email)).toBe(1);
    const email = await lastEmail(reader.email);
    expect(email.subject).toBe("A new job: Potter");
    expect(email.text).toContain(`/a/${shortName(job.id)}`);
    expect(email.headers["list-unsubscribe"]).toMatch(/\/alerts\/stop\?id=/);
    expect(email.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("says which site a job of a feed is from", async () => {
    const reader = await makeReader();
    await save(reader, "keyword=potter");
    await makeJob(company, { title: "Potter", sourceSite: "kilns.example" });
    await minute();
    expect((await lastEmail(reader.email)).text).toMatch(/From \W*kilns\.example/);
  });

  it("is gathered: once an hour at most, however many alerts and jobs", async () => {
    const reader = await makeReader();
    await save(reader, "keyword=weaver");
    await save(reader, "category=Design");
    await makeJob(company, { title: "Weaver", category: "Design" });
    expect(await minute()).toBe(1);
    await makeJob(company, { title: "Weaver of silk" });
    await makeJob(company, { title: "Painter", category: "Design" });
    expect(await minute()).toBe(0);
    await hourLater();
    expect(await minute()).toBe(1);
    const email = await lastEmail(reader.email);
    expect(email.subject).toBe("2 new jobs");
    const address = /<([^>]+)>/.exec(email.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    const { pathname, search } = new URL(address);
    expect(pathname + search).toMatch(/^\/alerts\?id=.*stop=all$/);
    // Opening it stops nothing; the POST of a mail program stops all, and follows no redirect (RFC 8058).
    const running = sql`paused_at is null`;
    const to = pathname + search;
    const opened = await visit(loadAlerts, { as: { kind: "visitor" }, to });
    expect([opened.status, await db.$count(alerts, running)]).toEqual([200, 2]);
    for (const _ of ["once", "again"]) {
      const form = { "List-Unsubscribe": "One-Click" };
      const posted = await visit(changeAlerts, { as: { kind: "visitor" }, to, form });
      expect([posted.status, await db.$count(alerts, running)]).toEqual([200, 0]);
    }
  });

  it("leaves out jobs that its reader hid and those of companies that were hidden", async () => {
    const [hider, other] = [await makeReader(), await makeReader()];
    for (const reader of [hider, other]) await save(reader, "keyword=cobbler");
    const hidden = await makeJob(company, { title: "Cobbler" });
    const unwanted = await makeCompany();
    await makeJob(unwanted, { title: "Cobbler of boots" });
    await rememberJob(hider, hidden.id, "hidden");
    await rememberCompany(hider, unwanted.id, "hidden");
    expect(await minute()).toBe(1);
    expect([await emailsTo(hider.email), await emailsTo(other.email)]).toEqual([0, 1]);
    const shown = await makeJob(company, { title: "Cobbler of sandals" });
    await hourLater();
    await minute();
    const { text } = await lastEmail(hider.email);
    expect(text).toContain(`/a/${shortName(shown.id)}`);
    expect(text).not.toContain(`/a/${shortName(hidden.id)}`);
  });

  it("brings jobs that fit the reader's profile with their reason, and no alert sends them again", async () => {
    const reader = await makeReader();
    const stranger = await makeReader();
    await db
      .update(userProfiles)
      .set({ desiredPosition: "Cobbler", province: "Aleppo", country: "Syria" })
      .where(eq(userProfiles.id, reader.id));
    const fitting = await makeJob(company, { title: "Cobbler" });
    for (const each of [reader, stranger]) await save(each, "keyword=glazier");
    await makeJob(company, { title: "Glazier" });
    await minute();
    expect((await lastEmail(reader.email)).text).toContain(`/a/${shortName(fitting.id)}`);
    expect((await lastEmail(reader.email)).text).toContain("The job you want: \u2068Cobbler");
    expect((await lastEmail(stranger.email)).text).not.toContain(`/a/${shortName(fitting.id)}`);
    await save(reader, "keyword=cobbler");
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, fitting.id));
    await db.update(jobs).set({ status: "active" }).where(eq(jobs.id, fitting.id));
    await makeJob(company, { title: "Glazier of windows" });
    await hourLater();
    await minute();
    expect(await emailsTo(reader.email)).toBe(2);
    expect((await lastEmail(reader.email)).text).not.toContain(`/a/${shortName(fitting.id)}`);
  });

  it("is never the same job twice, across alerts and after it was closed and opened again", async () => {
    const reader = await makeReader();
    await save(reader, "keyword=mason");
    const job = await makeJob(company, { title: "Mason" });
    expect(await minute()).toBe(1);
    await save(reader, "category=Accounting+%26+Finance");
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, job.id));
    await minute();
    await db.update(jobs).set({ status: "active" }).where(eq(jobs.id, job.id));
    await hourLater();
    expect(await minute()).toBe(0);
  });

  it("is no dead job, and without an open one nothing is sent", async () => {
    const reader = await makeReader();
    await save(reader, "keyword=baker");
    const closed = await makeJob(company, { title: "Baker" });
    await makeJob(company, { title: "Baker of old", applicationDeadline: "2020-01-01" });
    await percolateChangedJobs();
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, closed.id));
    expect(await minute()).toBe(0);
    // Closed after the digest was written: the email is dropped.
    const late = await makeJob(company, { title: "Baker of bread" });
    await percolateChangedJobs();
    expect(await sendDueAlerts()).toBe(1);
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, late.id));
    await drainQueue();
    expect(await emailsTo(reader.email)).toBe(0);
  });

  it("goes to no address that is not confirmed, and to no blocked account", async () => {
    const [unconfirmed, blocked] = [await makeSeeker(), await makeReader()];
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, blocked.id));
    for (const each of [unconfirmed, blocked]) await save(each, "keyword=smith");
    await makeJob(company, { title: "Smith" });
    expect(await minute()).toBe(0);
  });

  it("is not sent while an alert is paused, nor afterwards", async () => {
    const reader = await makeReader();
    const id = await save(reader, "keyword=cooper");
    const recipient = (await findOwnRecipient(reader)) ?? "";
    await changeAlert(recipient, id, { isPaused: true });
    await makeJob(company, { title: "Cooper" });
    expect(await minute()).toBe(0);
    await changeAlert(recipient, id, { isPaused: false });
    expect(await minute()).toBe(0);
    await makeJob(company, { title: "Cooper of barrels" });
    expect(await minute()).toBe(1);
  });

  it("is not sent of the time before a paused alert was saved again", async () => {
    const reader = await makeReader();
    const id = await save(reader, "keyword=sawyer");
    await changeAlert((await findOwnRecipient(reader)) ?? "", id, { isPaused: true });
    await makeJob(company, { title: "Sawyer" });
    await percolateChangedJobs();
    expect(await save(reader, "keyword=sawyer")).toBe(id);
    expect(await minute()).toBe(0);
    await makeJob(company, { title: "Sawyer of planks" });
    expect(await minute()).toBe(1);
    expect((await lastEmail(reader.email)).subject).toBe("A new job: keyword=sawyer");
  });

  it("is sent once by two processes at the same time", async () => {
    const reader = await makeReader();
    await save(reader, "keyword=thatcher");
    await makeJob(company, { title: "Thatcher" });
    const sent = await Promise.all([minute(), minute()]);
    expect(sent.sort()).toEqual([0, 1]);
    expect(await emailsTo(reader.email)).toBe(1);
  });

  it("leaves nothing behind of an alert that was removed while it was due", async () => {
    const [remover, other] = [await makeReader(), await makeReader()];
    const id = await save(remover, "keyword=tinker");
    await save(other, "keyword=tinker");
    await makeJob(company, { title: "Tinker" });
    await percolateChangedJobs();
    await scheduleDueAlerts();
    expect(await db.$count(alertDue)).toBe(2);
    await removeAlert((await findOwnRecipient(remover)) ?? "", id);
    expect(await minute()).toBe(1);
    expect([await emailsTo(remover.email), await emailsTo(other.email)]).toEqual([0, 1]);
    expect(await db.$count(alertDue)).toBe(0);
  });

  it("is queued together with its text in one transaction", async () => {
    const reader = await makeReader();
    await save(reader, "keyword=tanner");
    await makeJob(company, { title: "Tanner" });
    await percolateChangedJobs();
    await db.execute(sql`
      create function fail_digests() returns trigger language plpgsql as
        $$ begin raise exception 'killed'; end $$`);
    await db.execute(sql`
      create trigger fail_digests before insert on tasks.job_common
      for each row execute function fail_digests()`);
    await expect(sendDueAlerts()).rejects.toThrow();
    await db.execute(sql`drop trigger fail_digests on tasks.job_common`);
    expect(await minute()).toBe(1);
    expect(await emailsTo(reader.email)).toBe(1);
  });
});

it.each([
  // Damascus is three hours before UTC; 22 November 2026 is a Sunday.
  ["daily", 8, "2026-11-22T04:00:00Z", "2026-11-22T04:59:59Z", false],
  ["daily", 8, "2026-11-22T04:00:00Z", "2026-11-22T05:00:00Z", true],
  ["daily", 8, "2026-11-22T05:00:00Z", "2026-11-22T05:59:00Z", false],
  ["daily", 0, "2026-11-22T20:00:00Z", "2026-11-22T21:01:00Z", true],
  ["weekly", 8, "2026-11-22T04:00:00Z", "2026-11-22T05:00:30Z", true],
  ["weekly", 8, "2026-11-23T04:00:00Z", "2026-11-23T05:00:30Z", false],
  ["weekly", 23, "2026-11-22T19:00:00Z", "2026-11-22T20:00:00Z", true],
  ["weekly", 0, "2026-11-21T20:00:00Z", "2026-11-21T21:00:00Z", true],
  // The board was down.
  ["daily", 8, "2026-11-22T03:00:00Z", "2026-11-22T09:30:00Z", true],
  ["daily", 2, "2026-11-22T03:00:00Z", "2026-11-22T09:30:00Z", false],
  ["weekly", 8, "2026-10-01T03:00:00Z", "2026-11-26T09:30:00Z", true],
])(
  "%s at %i: between %s and %s the hour comes: %s",
  async (frequency, hour, since, upto, comes) => {
    const rows = await db.execute(sql`
    select from alert_hours(${since}::timestamptz, ${upto}::timestamptz)
    where frequency = ${frequency} and hour = ${hour}::int`);
    expect(rows).toHaveLength(comes ? 1 : 0);
  },
);

describe("a daily or weekly digest", () => {
  /** The hour that was looked through last. */
  const hour = async () => {
    await minute();
    const [row] = await db.execute<{ hour: number }>(sql`
      select extract(hour from scheduled_hour at time zone 'Asia/Damascus')::int as hour
      from alert_progress`);
    return row?.hour ?? 0;
  };
  const hourCame = () =>
    db.execute(sql`update alert_progress set scheduled_hour = scheduled_hour - interval '1 hour'`);

  it("waits for its hour, has all that came meanwhile, and is not sent twice in it", async () => {
    const reader = await makeReader();
    await save(reader, "keyword=furrier", { frequency: "daily", hour: await hour() });
    await makeJob(company, { title: "Furrier" });
    expect(await minute()).toBe(0);
    await makeJob(company, { title: "Furrier of coats" });
    expect(await minute()).toBe(0);
    await hourCame();
    expect(await minute()).toBe(1);
    expect((await lastEmail(reader.email)).subject).toBe("2 new jobs: keyword=furrier");
    await hourCame();
    expect(await minute()).toBe(0);
  });

  it("of another hour is not sent, and at once after it was chosen so", async () => {
    const reader = await makeReader();
    const other = ((await hour()) + 5) % 24;
    const id = await save(reader, "keyword=hatter", { frequency: "daily", hour: other });
    await makeJob(company, { title: "Hatter" });
    await hourCame();
    expect(await minute()).toBe(0);
    const recipient = (await findOwnRecipient(reader)) ?? "";
    await changeAlert(recipient, id, { frequency: "instant" });
    expect(await minute()).toBe(1);
    // What waits for the hour after an email waits for the day, once that was chosen.
    await makeJob(company, { title: "Hatter of straw" });
    expect(await minute()).toBe(0);
    await changeAlert(recipient, id, { frequency: "daily" });
    await hourLater();
    expect(await minute()).toBe(0);
    await changeAlert(recipient, id, { hour: await hour() });
    await hourCame();
    expect(await minute()).toBe(1);
  });

  it("is not missed where its job was written while the search was parsed anew", async () => {
    const reader = await makeReader();
    await makeJob(company, { title: "Chandler, whose word is known by now" });
    await save(reader, "keyword=chandler", { frequency: "instant" });
    await makeJob(company, { title: "Chandler" });
    const broad = readJobQuery(new URLSearchParams("jobTitle=chandler"));
    const [params, title] = ["keyword=chandler", searchParams(broad)];
    const ids = await storeSearches([params, title]);
    await db.execute(sql`
      update alert_searches set query_id = (
        select query_id from alert_searches where id = ${ids.get(title)})
      where id = ${ids.get(params)}`);
    await percolateChangedJobs();
    await db.transaction((tx) => reparseSearches([ids.get(params) ?? 0], tx));
    expect(await minute()).toBe(1);
  });
});

describe("an address without an account", () => {
  const email = "rima@people.example";
  const only = async () => (await db.select().from(alerts))[0];

  it("gets a confirmation and nothing else until its link was used", async () => {
    await requestAlert(email, alertOf("keyword=diver", { name: "Diver" }), client);
    await makeJob(company, { title: "Diver" });
    expect(await minute()).toBe(0);
    const email1 = await lastEmail(email);
    expect(email1.subject).toBe("Confirm your job alert on Furas");
    expect(email1.text).toMatch(/\/alerts\/confirm\?id=/);
    const before = await emailsTo(email);
    const alert = await only();
    await confirmAlert(alert?.id ?? "");
    expect(await minute()).toBe(0);
    await makeJob(company, { title: "Diver for pearls" });
    expect(await minute()).toBe(1);
    expect(await emailsTo(email)).toBe(before + 1);
  });

  it("A10 gets no word of a stranger's before its link was used", async () => {
    const search =
      "keyword=You+won+5000+USD&jobTitle=evil.test&location=evil.test/claim&category=evil.test&category=Law&province=aleppo&type=full-time";
    await requestAlert(email, alertOf(search, { name: "evil.test" }), client);
    await drainQueue();
    const { text, html } = await lastEmail(email);
    for (const body of [text, html]) expect(body).not.toMatch(/evil|won|USD/);
    expect(text).toContain("Aleppo");
    expect(text).toContain("a page that shows the search");
  });

  it("gets three confirmations an hour at most, for any number of requests (S4)", async () => {
    const to = "flood@people.example";
    const answers = [];
    for (const n of [1, 2, 3, 4])
      answers.push(await requestAlert(to, alertOf(`keyword=flood${n}`, {}), client));
    expect(answers.map(isRefused)).toEqual([false, false, false, true]);
  });

  it("becomes part of the account that has it confirmed: one person gets no job twice", async () => {
    const reader = await makeReader();
    await save(reader, "keyword=pilot");
    await requestAlert(reader.email, alertOf("category=Logistics", {}), client);
    const alert = (await db.select().from(alerts).where(sql`confirmed_at is null`))[0];
    await confirmAlert(alert?.id ?? "");
    const recipient = (await findOwnRecipient(reader)) ?? "";
    expect(await listAlerts(recipient)).toHaveLength(2);
    expect(await db.$count(alertRecipients)).toBe(1);
    await makeJob(company, { title: "Pilot", category: "Logistics" });
    expect(await minute()).toBe(1);
  });
});

it("an address whose account is made later gets no job twice", async () => {
  const reader = await makeSeeker();
  await requestAlert(reader.email, alertOf("keyword=falconer", {}), client);
  await confirmAlert((await db.select().from(alerts))[0]?.id ?? "");
  await save(reader, "category=Logistics");
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, reader.id));
  await makeJob(company, { title: "Falconer", category: "Logistics" });
  expect(await minute()).toBe(1);
  expect(await db.$count(alertRecipients)).toBe(1);
});

it("entering an address changes nothing of its owner's, not even the language (S4)", async () => {
  const email = "owner@people.example";
  await requestAlert(email, alertOf("keyword=owner", {}), client);
  await requestAlert(email, { ...alertOf("keyword=else", {}), language: "ar" }, client);
  expect((await db.select().from(alertRecipients))[0]?.language).toBe("en");
});

it("the private feed has the open jobs of the alerts", async () => {
  const reader = await makeReader();
  await save(reader, "keyword=gardener");
  const open = await makeJob(company, { title: "Gardener <b>" });
  const closed = await makeJob(company, { title: "Gardener of roses" });
  await percolateChangedJobs();
  await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, closed.id));
  const [row] = await db.select({ key: alertRecipients.feedKey }).from(alertRecipients);
  const response = await loadFeed({ params: { file: `${row?.key}.atom` } } as never);
  const feed = await new Parser().parseString(await response.text());
  expect(feed.items.map(({ title }) => title)).toEqual(["Gardener <b>"]);
  expect(feed.items[0]?.link).toBe(`http://127.0.0.1:3000/f/${shortName(open.id)}?lang=en`);
  expect(feed.items[0]?.summary).toContain("Aleppo");
});

it("one person has twenty alerts at most, and none of a search without end", async () => {
  const reader = await makeReader();
  for (let n = 0; n < 20; n++) await save(reader, `keyword=limit${n}`);
  await expect(save(reader, "keyword=onemore")).rejects.toThrow("alerts.tooMany");
  await save(reader, "keyword=limit3", { frequency: "weekly" });
  const other = await makeReader();
  const long = Array.from({ length: 20 }, (_, n) => `location=${"x".repeat(150)}${n}`).join("&");
  await expect(save(other, `${long}&keyword=${"ش".repeat(200)}`)).rejects.toThrow("alerts.tooLong");
});

it("the alerts of another account cannot be changed", async () => {
  const [owner, stranger] = [await makeReader(), await makeReader()];
  const id = await save(owner, "keyword=guard");
  await save(stranger, "keyword=guard");
  const recipient = (await findOwnRecipient(stranger)) ?? "";
  expect(await changeAlert(recipient, id, { isPaused: true })).toEqual({
    refused: "alerts.missing",
  });
});
