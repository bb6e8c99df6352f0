import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import {
  listCompanyHistory,
  listOwnHistory,
} from "#app/features/applications/lifecycle/history.server.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { withdrawOwnApplication } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { writeMessage } from "#app/features/applications/thread/thread.server.ts";
import { findCase } from "#app/features/moderation/case.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { decideCase } from "#app/features/moderation/decide.server.ts";
import { listQueue } from "#app/features/moderation/queue.server.ts";
import { sendReport } from "#app/features/moderation/reports/reports.server.ts";
import { reports } from "#app/features/moderation/reports/reports.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import { findReportableMessages, readReportedMessages } from "./reported-messages.server.ts";

useTestDatabase();

let seeker: Person;
let company: Person;
let moderator: Person;
let id: string;
beforeEach(async () => {
  [seeker, company] = [await makeSeeker(), await makeCompany()];
  moderator = { ...(await makeSeeker()), moderates: true };
  await db.insert(moderators).values({ userId: moderator.id });
  id = await insertApplication((await makeJob(company)).id, { by: seeker });
});

const client = { headers: new Headers({ "user-agent": randomUUID() }), address: "203.0.113.9" };
const money = { reason: "money", details: "They want 50,000.", email: null } as const;
const report = (actor: Actor) => sendReport(actor, { applicationId: id }, money, client);
const ask = () =>
  answerApplications(company, [id], {
    action: "reply",
    message: "Send us 50,000 first",
    interview: null,
  });
const answer = () =>
  writeMessage(seeker, id, { text: "Never", documentIds: [], key: randomUUID() });
const caseOf = async (account: Person) => {
  const [raised] = await db
    .select()
    .from(moderationCases)
    .where(eq(moderationCases.companyId, account.id));
  return raised;
};
const logged = (caseId: string) =>
  db.execute(
    sql`select actor_id, act from moderation_log.acts where case_id = ${caseId} order by at`,
  );

describe("F54 messages are reported", () => {
  it("by the other side alone, once it has been written to", async () => {
    expect(await findReportableMessages(seeker, id)).toBeUndefined();
    await ask();
    expect(await findReportableMessages(seeker, id)).toMatchObject({ accountId: company.id });
    expect(await findReportableMessages(company, id)).toBeUndefined();
    await answer();
    const member = await makeMember(company, "reader");
    for (const reader of [company, member]) {
      expect(await findReportableMessages(reader, id)).toMatchObject({ accountId: seeker.id });
    }
    const strangers = [visitor, await makeSeeker(), await makeCompany(), await makeAdmin()];
    for (const stranger of [...strangers, { ...member, company: null }, moderator]) {
      expect(await findReportableMessages(stranger, id)).toBeUndefined();
      expect(await report(stranger)).toEqual({ refused: "lifecycle.missing" });
    }
  });

  it("into a case of their own for each side, beside those about the company", async () => {
    await ask();
    await answer();
    await report(seeker);
    await report(company);
    await sendReport(seeker, { companyId: company.id }, money, client);
    const rows = await db
      .select({ account: moderationCases.companyId, about: moderationCases.applicationId })
      .from(moderationCases);
    expect(rows.filter(({ account }) => [seeker.id, company.id].includes(account))).toHaveLength(3);
    const about = await caseOf(seeker);
    const detail = await findCase(moderator, about?.id ?? "");
    expect(detail).toMatchObject({ isAboutMessages: true, possible: ["dismiss", "block"] });
    expect(detail.reports).toHaveLength(1);
    const { list } = await listQueue(moderator);
    expect(list.items.filter(({ kind }) => kind === "messages")).toHaveLength(2);
    const ofCompanies = (await listQueue(moderator, "companies")).list.items;
    expect(ofCompanies.map(({ isAboutMessages }) => isAboutMessages)).toEqual([false]);
  });

  it("and read by a moderator in that case, which is logged each time", async () => {
    await ask();
    await answer();
    await report(seeker);
    const about = (await caseOf(company))?.id ?? "";
    expect(await readReportedMessages(moderator, about)).toMatchObject([
      { message: "Send us 50,000 first", isReported: true },
      { message: "Never", isReported: false },
    ]);
    expect(await logged(about)).toMatchObject([{ actor_id: moderator.id, act: "read_messages" }]);
    for (const stranger of [visitor, seeker, company, await makeAdmin()]) {
      await expect(readReportedMessages(stranger, about)).rejects.toMatchObject({ status: 404 });
    }
    // The moderators' own: a case about another thing has no messages.
    await sendReport(seeker, { companyId: company.id }, money, client);
    const [other] = await db
      .select({ id: moderationCases.id })
      .from(moderationCases)
      .where(sql`${moderationCases.companyId} = ${company.id} and application_id is null`);
    expect(await readReportedMessages(moderator, other?.id ?? "")).toEqual([]);
    expect(await logged(other?.id ?? "")).toEqual([]);
    expect(await logged(about)).toHaveLength(1);
  });

  it("and a decision settles those reports alone", async () => {
    await ask();
    await report(seeker);
    await sendReport(seeker, { companyId: company.id }, money, client);
    const about = await db
      .select({ id: moderationCases.id })
      .from(moderationCases)
      .where(eq(moderationCases.applicationId, id));
    const dismissed = { act: "dismiss", reason: null, note: null } as const;
    expect(await decideCase(moderator, about[0]?.id ?? "", dismissed)).toEqual({
      state: "dismissed",
    });
    // Later messages belong to no case.
    await answer();
    expect(await readReportedMessages(moderator, about[0]?.id ?? "")).toMatchObject([
      { message: "Send us 50,000 first" },
    ]);
    const rows = await db
      .select({ about: reports.applicationId, settledAt: reports.settledAt })
      .from(reports)
      .where(eq(reports.companyId, company.id));
    const states = rows.map(({ about: application, settledAt }) => [
      application,
      settledAt !== null,
    ]);
    expect(states).toContainEqual([id, true]);
    expect(states).toContainEqual([null, false]);
  });

  it("and are gone with the application", async () => {
    await ask();
    await report(seeker);
    await db.delete(jobApplications).where(eq(jobApplications.id, id));
    expect(await db.$count(moderationCases, eq(moderationCases.applicationId, id))).toBe(0);
    expect(await db.$count(reports, eq(reports.applicationId, id))).toBe(0);
  });

  it("and stay for the moderators alone until the decision when the application is withdrawn", async () => {
    await ask();
    await answer();
    await report(company);
    await db.update(jobApplications).set({ hasNews: false }).where(eq(jobApplications.id, id));
    expect(await withdrawOwnApplication(seeker, id)).not.toHaveProperty("refused");
    const about = (await caseOf(seeker))?.id ?? "";
    const texts = async () =>
      (await readReportedMessages(moderator, about)).map(({ message }) => message);
    expect(await texts()).toEqual(["Send us 50,000 first", "Never"]);
    const histories = [(await listOwnHistory(seeker, [id])).get(id) ?? []];
    histories.push(await listCompanyHistory(company, id));
    for (const history of histories) {
      expect(history.length).toBeGreaterThan(2);
      expect(history.flatMap(({ message }) => message ?? [])).toEqual([]);
    }
    await decideCase(moderator, about, { act: "dismiss", reason: null, note: null });
    expect(await texts()).toEqual([]);
    const left = sql`application_id = ${id} and message is not null`;
    expect(await db.$count(applicationEvents, left)).toBe(0);
  });

  it("a moderator does not decide about their own messages", async () => {
    await ask();
    await answer();
    await report(company);
    const about = (await caseOf(seeker))?.id ?? "";
    const own = { ...seeker, moderates: true };
    await expect(readReportedMessages(own, about)).rejects.toMatchObject({ status: 404 });
    expect((await listQueue(own)).list.items.map(({ id: each }) => each)).not.toContain(about);
  });
});
