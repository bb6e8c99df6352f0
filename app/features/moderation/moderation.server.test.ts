import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import {
  addModerator,
  removeModerator,
} from "#app/features/accounts/operator/moderators.server.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { reopenJob } from "#app/features/jobs/lifecycle/change-job.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { listActs } from "#app/features/moderation/log/moderation-log.server.ts";
import { sendReport } from "#app/features/moderation/reports/reports.server.ts";
import { reports } from "#app/features/moderation/reports/reports.table.ts";
import { reloadOnConflict } from "#app/http/stale-form/reload-on-conflict.ts";
import type { Language } from "#app/i18n/language.ts";
import { messages as ar } from "#app/messages/ar/index.ts";
import { messages as en } from "#app/messages/en/index.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { countLockWaits, useOtherConnections } from "#test/other-connections.ts";
import { parseEmail } from "#test/parse-email.ts";
import {
  type EmailPerson,
  makeAdmin,
  makeCompany,
  makeJob,
  makeMember,
  makeSeeker,
} from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { visit } from "#test/visit.ts";
import { appealSuspension, findOwnReview } from "./appeal.server.ts";
import { findCase } from "./case.server.ts";
import { decideCase } from "./decide.server.ts";
import { listQueue } from "./queue.server.ts";
import * as review from "./routes/review.tsx";

const another = useOtherConnections(useTestDatabase());
const mail = useTestMail();

let company: EmailPerson;
let jobId: string;
let moderator: EmailPerson;
beforeEach(async () => {
  company = await makeCompany();
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, company.id));
  jobId = (await makeJob(company, { title: "Courier" })).id;
  moderator = await makeModerator();
});

async function makeModerator(): Promise<EmailPerson> {
  const person = await makeSeeker({ firstName: "Hala", lastName: "Nasser" });
  await addModerator(person.id);
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, person.id));
  return { ...person, moderates: true };
}

let last = 0;
const newClient = (network = `198.51.${Math.floor(++last / 250)}.${last % 250}`) => ({
  headers: new Headers({ "user-agent": randomUUID() }),
  address: network,
});
const money = { reason: "money", details: "They wanted 50,000 first.", email: null } as const;
const report = (rest: Partial<{ email: string }> = {}, client = newClient(), id = jobId) =>
  sendReport(visitor, { jobId: id }, { ...money, ...rest }, client);
const suspend = {
  act: "suspend",
  reason: "money",
  note: "Please do not ask for a deposit.",
} as const;

async function openCase(): Promise<string> {
  await report();
  return caseOf(jobId);
}

async function caseOf(id: string): Promise<string> {
  const [row] = await db.select().from(moderationCases).where(eq(moderationCases.jobId, id));
  return row?.id ?? "";
}
const stateOf = async (id: string) =>
  (await db.select().from(moderationCases).where(eq(moderationCases.id, id)))[0];
const statusOf = async () =>
  (await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId)))[0]?.status;
const emailsTo = async (address: string) =>
  (await mail.emails())
    .filter(({ to }) => to.includes(address))
    .map(({ source }) => parseEmail(source));

describe("issue 15: reports raise a case", () => {
  it("many reports from one network count once, those of others by the network", async () => {
    for (const network of [
      "198.51.100.1",
      "198.51.100.1",
      "198.51.100.1",
      "2001:db8::1",
      "2001:db8::2",
    ]) {
      expect(await report({}, newClient(network))).toEqual({ reported: true });
    }
    const row = await stateOf(await caseOf(jobId));
    expect(row).toMatchObject({ state: "open", reportCount: 2, companyId: company.id });
    const listed = (await listQueue(moderator)).list.items.find(({ id }) => id === row?.id);
    expect(listed?.reportCount, "the queue names all that are open").toBe(5);
  });

  it("of one target, one network stores five a day, and is thanked for the others", async () => {
    for (let n = 0; n < 7; n++) {
      expect(await report({}, newClient("198.51.100.9"))).toEqual({ reported: true });
    }
    expect(await db.$count(reports, eq(reports.jobId, jobId))).toBe(5);
  });

  it("no reader of a report learns its origin, nor can match it with another", async () => {
    const other = (await makeJob(company)).id;
    await report({}, newClient("203.0.113.77"));
    await report({}, newClient("203.0.113.77"), other);
    const stored = await db
      .select()
      .from(reports)
      .where(inArray(reports.jobId, [jobId, other]));
    const [one, second] = stored.map(({ networkKey }) => networkKey);
    expect(one).not.toBe(second);
    expect(JSON.stringify(stored)).not.toContain("203.0.113");
  });

  it("a company is reported as a whole, and no other account", async () => {
    const seeker = await makeSeeker();
    const client = newClient();
    expect(await sendReport(seeker, { companyId: company.id }, money, client)).toEqual({
      reported: true,
    });
    for (const id of [seeker.id, randomUUID(), "no-id"]) {
      expect(await sendReport(visitor, { companyId: id }, money, newClient())).toMatchObject({
        refused: "reports.companyMissing",
      });
    }
    const { list } = await listQueue(moderator, "companies");
    expect(list.items.filter((entry) => entry.title === null).length).toBeGreaterThan(0);
  });
});

describe("issue 15: moderators decide", () => {
  it("a suspended job is missing like a closed one, its company sees why, and cannot reopen it", async () => {
    const id = await openCase();
    expect(await decideCase(moderator, id, suspend)).toEqual({ state: "suspended" });
    expect(await findJob(visitor, jobId)).toBeUndefined();
    expect(await statusOf()).toBe("closed");
    expect(await findOwnReview(company, jobId)).toMatchObject({
      state: "suspended",
      reason: "money",
      note: suspend.note,
      mayAct: true,
    });
    expect(await reopenJob(company, jobId)).toMatchObject({ refused: "manage.refusals.suspended" });
    for (const status of ["active", "draft"]) {
      await db.update(jobs).set({ status, closedReason: null }).where(eq(jobs.id, jobId));
      expect(await statusOf()).toBe("closed");
    }
    const [email, ...more] = await emailsTo(company.email);
    expect(more).toEqual([]);
    expect(email?.subject).toContain("Courier");
    for (const text of [email?.text, email?.html]) {
      expect(text).toContain(suspend.note);
      expect(text).toContain(`/company-dashboard/jobs/${jobId}/review`);
    }
    expect(await listActs(id)).toMatchObject([
      { act: "suspend", by: "Hala Nasser", reason: "money", note: suspend.note },
    ]);
  });

  it("a restored job is on the board as before", async () => {
    const id = await openCase();
    await decideCase(moderator, id, suspend);
    expect(await decideCase(moderator, id, { act: "restore", reason: null, note: null })).toEqual({
      state: "restored",
    });
    expect(await statusOf()).toBe("active");
    expect(await findJob(visitor, jobId)).toMatchObject({ id: jobId, state: "open" });
    expect(await findOwnReview(company, jobId)).toBeUndefined();
  });

  it("one of two who decide at once decides", async () => {
    const id = await openCase();
    const other = await makeModerator();
    const dismiss = { act: "dismiss", reason: null, note: null } as const;
    const observer = another();
    const both = await db.transaction(async (tx) => {
      await tx.select().from(moderationCases).where(eq(moderationCases.id, id)).for("update");
      const decisions = [decideCase(moderator, id, suspend), decideCase(other, id, dismiss)];
      // Each has seen the case as it was before the other decided.
      await expect.poll(() => countLockWaits(observer), { interval: 10, timeout: 10_000 }).toBe(2);
      return decisions;
    });
    const outcomes = await Promise.all(both);
    expect(outcomes.filter((outcome) => "state" in outcome)).toHaveLength(1);
    expect(outcomes.filter((outcome) => "refused" in outcome)).toMatchObject([
      { refused: "moderation.decidedMeanwhile" },
    ]);
    expect(await listActs(id)).toHaveLength(1);
  });

  it("a suspension needs a reason", async () => {
    const id = await openCase();
    expect(await decideCase(moderator, id, { ...suspend, reason: null })).toEqual({
      refused: "moderation.reasonMissing",
    });
    expect(await statusOf()).toBe("active");
  });

  it("blocking takes the account and all its jobs off the board", async () => {
    const id = await openCase();
    const second = await makeJob(company);
    expect(await decideCase(moderator, id, { ...suspend, act: "block" })).toEqual({
      state: "blocked",
    });
    expect(await findJob(visitor, second.id)).toBeUndefined();
    const [account] = await db.select().from(authUsers).where(eq(authUsers.id, company.id));
    expect(account?.blockedAt).not.toBeNull();
  });

  it("PERM-08 PERM-11 reading 59 is refused to everybody else, also to members of the company", async () => {
    const id = await openCase();
    const member = { ...(await makeMember(company, "reader")), moderates: true };
    const lacking = { ...moderator, lacksSecondFactor: true };
    const seeker = await makeSeeker();
    const admin = await makeAdmin();
    for (const actor of [
      visitor,
      seeker,
      company,
      member,
      lacking,
      admin,
      { ...admin, moderates: true },
    ]) {
      await expect(findCase(actor, id)).rejects.toMatchObject({ status: 404 });
      await expect(decideCase(actor, id, suspend)).rejects.toMatchObject({ status: 404 });
    }
    await expect(listQueue(seeker)).rejects.toMatchObject({ status: 404 });
    expect((await listQueue(member)).list.items.map((entry) => entry.id)).not.toContain(id);
    expect(await statusOf()).toBe("active");
    expect(await removeModerator(moderator.id)).toBe(true);
    expect(await removeModerator(moderator.id)).toBe(false);
  });

  it("a case says nothing of who reported", async () => {
    const seeker = await makeSeeker();
    await sendReport(seeker, { jobId }, { ...money, email: "someone@people.example" }, newClient());
    await report({ email: "visitor@people.example" });
    const shown = JSON.stringify(await findCase(moderator, await caseOf(jobId)));
    for (const secret of [seeker.id, seeker.email, "someone@", "visitor@people"]) {
      expect(shown).not.toContain(secret);
    }
  });
});

describe("issue 15: who reported is told", () => {
  it("an account, and a visitor who left an address, once and in no case the company", async () => {
    const seeker = await makeSeeker();
    await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, seeker.id));
    await sendReport(seeker, { jobId }, money, newClient());
    const addresses = [1, 2].map(() => `visitor-${randomUUID()}@people.example`);
    for (const email of addresses) await report({ email });
    await report();
    const id = await caseOf(jobId);
    await decideCase(moderator, id, { act: "dismiss", reason: null, note: null });
    for (const address of [seeker.email, ...addresses]) {
      const [email, ...more] = await emailsTo(address);
      expect(more).toEqual([]);
      expect(email?.text).toContain("Courier");
      expect(email?.text).toContain("/safety");
      expect(email?.text).not.toContain(company.email);
    }
    expect(await emailsTo(company.email)).toEqual([]);
    expect(await db.$count(reports, inArray(reports.email, addresses))).toBe(0);
    await decideCase(moderator, id, suspend);
    expect(await emailsTo(seeker.email)).toHaveLength(1);
  });

  it("one address is written to three times a day, by any number of reporters", async () => {
    const email = `${randomUUID()}@people.example`;
    for (let n = 0; n < 5; n++) await report({ email }, newClient(), (await makeJob(company)).id);
    expect(await db.$count(reports, eq(reports.email, email))).toBe(3);
  });
});

describe("issue 15: a company appeals", () => {
  it("and another moderator than the first decides, where there is one", async () => {
    const id = await openCase();
    await decideCase(moderator, id, suspend);
    expect(await appealSuspension(company, jobId, "Nobody was asked for money.")).toEqual({
      appealed: true,
    });
    expect((await listQueue(moderator, "appeals")).list.items.map((entry) => entry.id)).toContain(
      id,
    );
    expect(await statusOf()).toBe("closed");
    const restore = { act: "restore", reason: null, note: null } as const;
    const second = await makeModerator();
    expect(await decideCase(moderator, id, restore)).toEqual({ refused: "moderation.decideElse" });
    expect((await findCase(moderator, id)).possible).toEqual([]);
    expect(await decideCase(second, id, restore)).toEqual({ state: "restored" });
    expect(await statusOf()).toBe("active");
    expect((await listActs(id)).map(({ act }) => act)).toEqual(["restore", "appeal", "suspend"]);
  });

  it("and hears that a decision stands; a later decision says nothing of the appeal", async () => {
    await db.update(authUsers).set({ language: "en" }).where(eq(authUsers.id, company.id));
    const id = await openCase();
    await decideCase(moderator, id, suspend);
    const appeal = "Nobody was asked for money.";
    await appealSuspension(company, jobId, appeal);
    const second = await makeModerator();
    expect(await decideCase(second, id, suspend)).toEqual({ state: "suspended" });
    const emails = await emailsTo(company.email);
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      "Your appeal about Courier",
      "Your job was taken off Furas: Courier",
    ]);
    const answer = emails.find(({ subject }) => subject.startsWith("Your appeal"));
    expect(answer?.text).toContain("It stays off the board.");
    expect(answer?.text).not.toContain("We took the job");
    expect(await findOwnReview(company, jobId)).toMatchObject({ state: "suspended", appeal });

    await decideCase(second, id, { act: "restore", reason: null, note: null });
    await decideCase(moderator, id, suspend);
    expect(await findOwnReview(company, jobId)).toMatchObject({ appeal: null });
  });

  it("once: a second one is refused, and its text returned in place of the form", async () => {
    const id = await openCase();
    await decideCase(moderator, id, suspend);
    await appealSuspension(company, jobId, "Nobody was asked for money.");
    const to = `/company-dashboard/jobs/${jobId}/review`;
    const at = { as: company, to, params: { jobId } };
    const form = { appeal: "And the <fee> was returned." };
    const answer = await visit(review.action, { ...at, form });
    expect(answer).toMatchObject({ status: 409 });
    const { data: loaderData } = await visit(review.loader, at);
    for (const [language, { moderation }] of Object.entries({ en, ar })) {
      const props = { loaderData, actionData: answer.data, matches: [] };
      const html = rendered(createElement(review.default, props as never), language as Language);
      expect(html).toContain(moderation.own.alreadyAppealed);
      expect(html).not.toContain(moderation.decidedMeanwhile);
      expect(html).toContain("And the &lt;fee&gt; was returned.");
      expect(html).toContain("Nobody was asked for money.");
      expect(html).not.toContain("<form");
    }
    expect(review.shouldRevalidate).toBe(reloadOnConflict);

    await db
      .update(moderationCases)
      .set({ state: "changes_requested" })
      .where(eq(moderationCases.id, id));
    expect(await appealSuspension(company, jobId, "Late")).toEqual({
      refused: "moderation.decidedMeanwhile",
    });
  });

  it("the same one decides where there is no other", async () => {
    await db.execute(sql`delete from moderators where user_id <> ${moderator.id}`);
    // Admins only read: they are nobody else here.
    await makeAdmin();
    const id = await openCase();
    await decideCase(moderator, id, suspend);
    await appealSuspension(company, jobId, "Nobody was asked for money.");
    expect(await decideCase(moderator, id, suspend)).toEqual({ state: "suspended" });
  });

  it("PERM-11 only its own people who recruit, and only against a suspension", async () => {
    const id = await openCase();
    const text = "Nobody was asked for money.";
    expect(await appealSuspension(company, jobId, text)).toMatchObject({
      refused: "posting.jobNotFound",
    });
    await decideCase(moderator, id, suspend);
    const stranger = await makeCompany();
    expect(await findOwnReview(stranger, jobId)).toBeUndefined();
    expect(await appealSuspension(stranger, jobId, text)).toMatchObject({
      refused: "posting.jobNotFound",
    });
    const reader = await makeMember(company, "reader");
    expect(await appealSuspension(reader, jobId, text)).toMatchObject({
      refused: "posting.readOnly",
    });
    expect(await appealSuspension(await makeMember(company, "recruiter"), jobId, text)).toEqual({
      appealed: true,
    });
  });
});

describe("issue 15: a subject found in order", () => {
  it("is raised again by two networks, not by one", async () => {
    const id = await openCase();
    await decideCase(moderator, id, { act: "dismiss", reason: null, note: null });
    await report();
    expect(await stateOf(id)).toMatchObject({ state: "dismissed", reportCount: 1 });
    await report();
    expect(await stateOf(id)).toMatchObject({ state: "open", reportCount: 2 });
  });
});
