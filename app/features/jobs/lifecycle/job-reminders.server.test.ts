import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makeCompany, makeJob, makeMember } from "#test/people.ts";
import { confirmed, daysAgo } from "#test/sent-applications.ts";
import { addDays } from "./job-lifecycle.ts";
import { closeUnconfirmed, requestConfirmations, warnOfDeadlines } from "./job-reminders.server.ts";
import { findRenewal, renewalLink, renewByLink } from "./renewal-links.server.ts";

useTestDatabase();
const mail = useTestMail();

beforeEach(async () => {
  await db.delete(emailEvents);
  await db.delete(jobs);
});

const row = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0];
const inDays = (days: number) => addDays(damascusDay(new Date()), days);
const emailsTo = async ({ email }: { email: string }) =>
  (await mail.emails())
    .filter(({ to }) => to.includes(email))
    .map(({ source }) => parseEmail(source));
/** The query of the link in an email. */
const linkIn = (text = "") =>
  new URL(/https?:\S+renew-job\S+/.exec(text)?.[0] ?? "http://none.invalid").searchParams;
const closingIn = (days: number) => ({ applicationDeadline: inDays(days), createdAt: daysAgo(9) });

describe("issue 15, a company is warned three days before the last day", () => {
  it.each([
    [0, 1],
    [3, 1],
    [4, 0],
  ])("with %s days to go, %s job", async (days, warned) => {
    await makeJob(await makeCompany(), closingIn(days));
    expect(await warnOfDeadlines()).toBe(warned);
  });

  it("once, though several processes run at once and again; again of another last day", async () => {
    const company = await confirmed(await makeCompany());
    const job = await makeJob(company, { ...closingIn(2), title: "Night baker" });
    const counts = await Promise.all([warnOfDeadlines(), warnOfDeadlines(), warnOfDeadlines()]);
    expect(counts.reduce((sum, some) => sum + some)).toBe(1);
    expect(await warnOfDeadlines()).toBe(0);
    const emails = await emailsTo(company);
    expect(emails.map(({ subject }) => subject)).toEqual(["Closes soon: Night baker"]);
    await db
      .update(jobs)
      .set({ applicationDeadline: inDays(3) })
      .where(eq(jobs.id, job.id));
    expect(await warnOfDeadlines()).toBe(1);
  });

  it("not of a job that was posted with few days to go", async () => {
    await makeJob(await makeCompany(), { applicationDeadline: inDays(2) });
    expect(await warnOfDeadlines()).toBe(0);
  });

  it("in the account's language, each of several jobs with a link of its own, by which it stops", async () => {
    const company = await confirmed(await makeCompany(), "ar");
    await makeJob(company, { ...closingIn(1), title: "خباز" });
    await makeJob(company, { ...closingIn(2), title: "طاهٍ" });
    await warnOfDeadlines();
    const [email, ...more] = await emailsTo(company);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("وظيفتان تُغلقان قريباً");
    expect(email?.text.match(/renew-job/g)).toHaveLength(2);
    expect(email?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("one press extends it: opening changes nothing, and the link works once", async () => {
    const company = await confirmed(await makeCompany());
    const job = await makeJob(company, { ...closingIn(2), title: "Night baker" });
    await warnOfDeadlines();
    const link = linkIn((await emailsTo(company))[0]?.text);
    const warned = await row(job.id);
    expect(await findRenewal(link)).toEqual({
      id: job.id,
      title: "Night baker",
      deadline: { now: inDays(2), later: inDays(16) },
    });
    expect(await row(job.id)).toEqual(warned);

    const answers = await Promise.all([renewByLink(link), renewByLink(link), renewByLink(link)]);
    expect(answers.filter((answer) => "id" in answer)).toHaveLength(1);
    expect(await row(job.id)).toMatchObject({ applicationDeadline: inDays(16) });
    expect(await findRenewal(link)).toBeUndefined();
    expect(await renewByLink(link)).toEqual({ refused: "manage.refusals.linkUsed" });
  });

  it("a link is for one person of the company, one job, and as long as they may", async () => {
    const company = await makeCompany();
    const recruiter = await makeMember(company, "recruiter");
    const [job, other] = [
      await makeJob(company, closingIn(2)),
      await makeJob(company, closingIn(2)),
    ];
    const linkOf = async (account: string) => new URL(await renewalLink(account, job)).searchParams;
    const link = await linkOf(recruiter.id);
    expect(await findRenewal(link)).toBeDefined();
    for (const [name, value] of [
      ["job", other.id],
      ["account", company.id],
      ["signature", "x"],
      ["job", "nonsense"],
    ] as const) {
      const forged = new URLSearchParams(link);
      forged.set(name, value);
      expect(await findRenewal(forged)).toBeUndefined();
      expect(await renewByLink(forged)).toEqual({ refused: "manage.refusals.linkUsed" });
    }
    for (const person of [await makeMember(company, "reader"), await makeCompany()]) {
      expect(await findRenewal(await linkOf(person.id))).toBeUndefined();
    }
    await db.delete(companyMembers).where(eq(companyMembers.userId, recruiter.id));
    expect(await renewByLink(link)).toEqual({ refused: "manage.refusals.linkUsed" });
    expect(await row(job.id)).toEqual(job);
  });

  it("readers of a company are not written to", async () => {
    const company = await makeCompany();
    const reader = await confirmed(await makeMember(company, "reader"));
    await makeJob(company, closingIn(2));
    await warnOfDeadlines();
    expect(await emailsTo(reader)).toEqual([]);
  });
});

describe("issue 15, a job without a last day is asked about after 60 days", () => {
  it("once, and closed after 14 days without an answer", async () => {
    const company = await confirmed(await makeCompany());
    const old = await makeJob(company, { title: "Night baker", createdAt: daysAgo(61) });
    const others = [
      await makeJob(company, { createdAt: daysAgo(59) }),
      await makeJob(company, { createdAt: daysAgo(90), confirmedAt: daysAgo(20) }),
      await makeJob(company, { createdAt: daysAgo(90), applicationDeadline: inDays(5) }),
      await makeJob(company, { createdAt: daysAgo(90), externalId: "feed-1" }),
      await makeJob(company, { createdAt: daysAgo(90), status: "draft" }),
    ];
    expect(await requestConfirmations()).toBe(1);
    expect(await requestConfirmations()).toBe(0);
    const [email, ...more] = await emailsTo(company);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("Still open? Night baker");

    const since = (days: number) =>
      db
        .update(jobs)
        .set({ confirmationRequestedAt: daysAgo(days) })
        .where(eq(jobs.id, old.id));
    await since(13);
    expect(await closeUnconfirmed()).toBe(0);
    await since(15);
    const closed = await Promise.all([closeUnconfirmed(), closeUnconfirmed()]);
    expect(closed[0] + closed[1]).toBe(1);
    expect(await row(old.id)).toMatchObject({ status: "closed", closedReason: "unanswered" });
    for (const job of others) expect(await row(job.id)).toEqual(job);
  });

  it("one press says that it is still open, for 60 days more", async () => {
    const company = await confirmed(await makeCompany());
    const job = await makeJob(company, { createdAt: daysAgo(61) });
    await requestConfirmations();
    const link = linkIn((await emailsTo(company))[0]?.text);
    expect(await findRenewal(link)).toMatchObject({ deadline: null });
    expect(await renewByLink(link)).toEqual({ id: job.id });
    expect(await row(job.id)).toMatchObject({ status: "active", confirmationRequestedAt: null });
    expect(await requestConfirmations()).toBe(0);
    expect(await findRenewal(link)).toBeUndefined();
  });
});
