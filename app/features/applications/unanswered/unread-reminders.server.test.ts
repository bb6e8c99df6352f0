import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type EmailPerson, makeCompany, makeJob, makeMember } from "#test/people.ts";
import { confirmed, daysAgo, insertApplication } from "#test/sent-applications.ts";
import { remindCompaniesOfUnread } from "./unread-reminders.server.ts";

useTestDatabase();
const mail = useTestMail();

let company: EmailPerson;
let jobId: string;
beforeEach(async () => {
  await db.delete(emailEvents);
  await db.delete(jobApplications);
  company = await confirmed(await makeCompany());
  jobId = (await makeJob(company, { title: "Night baker" })).id;
});

const toCompany = async () =>
  (await mail.emails())
    .filter(({ to }) => to.includes(company.email))
    .map(({ source }) => parseEmail(source));
const remindersOf = async () =>
  (await db.select().from(jobApplications)).map(({ unreadReminder }) => unreadReminder);

describe("an unread application", () => {
  it.each([
    { age: 6.9, reminded: 0, becomes: 0 },
    { age: 7, reminded: 0, becomes: 7 },
    { age: 13, reminded: 7, becomes: 7 },
    { age: 14, reminded: 7, becomes: 14 },
    { age: 20, reminded: 0, becomes: 14 },
    { age: 30, reminded: 14, becomes: 14 },
    { age: 61, reminded: 0, becomes: 0 },
  ])("of $age days, reminded of after $reminded, is noted with $becomes", async (row) => {
    const id = await insertApplication(jobId, { daysAgo: row.age });
    const set = { unreadReminder: row.reminded };
    await db.update(jobApplications).set(set).where(eq(jobApplications.id, id));
    expect(await remindCompaniesOfUnread()).toBe(row.becomes === row.reminded ? 0 : 1);
    expect(await remindersOf()).toEqual([row.becomes]);
  });

  it.each([
    { status: "withdrawn" },
    { status: "shortlisted" },
    { status: "not_selected" },
    { isOpened: true },
  ] as const)("is skipped when it is %j", async (application) => {
    await insertApplication(jobId, { daysAgo: 8, ...application });
    expect(await remindCompaniesOfUnread()).toBe(0);
  });

  it("is sent in one email a run for all jobs of a company, in its language, which stops by one click", async () => {
    await confirmed(company, "ar");
    const other = await makeJob(company, { title: "Cook" });
    for (const id of [jobId, jobId, other.id]) await insertApplication(id, { daysAgo: 8 });
    await insertApplication(other.id, { daysAgo: 1 });
    expect(await remindCompaniesOfUnread()).toBe(1);
    const [email, ...more] = await toCompany();
    expect(more).toEqual([]);
    expect(email?.subject).toBe("3 طلبات لم تُقرأ بعد");
    expect(email?.text).toMatch(/Night baker[\s\S]*طلبان غير مقروءين/);
    expect(email?.text).toContain("Cook");
    expect(email?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("is told to many companies in one transaction (growth, finding 17)", async () => {
    const companies = [company];
    for (let n = 0; n < 3; n += 1) companies.push(await confirmed(await makeCompany()));
    for (const each of companies) {
      await insertApplication((await makeJob(each)).id, { daysAgo: 8 });
    }
    const begin = vi.spyOn(db, "transaction");
    expect(await remindCompaniesOfUnread()).toBe(4);
    expect(begin).toHaveBeenCalledTimes(1);
    begin.mockRestore();
    const addresses = (await mail.emails()).flatMap(({ to }) => to);
    expect(addresses.toSorted()).toEqual(companies.map(({ email }) => email).toSorted());
  });

  it("is told to each of the team who may answer, not to who only reads", async () => {
    const recruiter = await confirmed(await makeMember(company, "recruiter"));
    const reader = await confirmed(await makeMember(company, "reader"));
    await insertApplication(jobId, { daysAgo: 8 });
    await remindCompaniesOfUnread();
    const emails = await mail.emails();
    const to = (person: EmailPerson) =>
      emails.filter((email) => email.to.includes(person.email)).length;
    expect([to(company), to(recruiter), to(reader)]).toEqual([1, 1, 0]);
  });

  it("is emailed once for each threshold though several processes run at once, again and again", async () => {
    const id = await insertApplication(jobId, { daysAgo: 8 });
    await Promise.all(Array.from({ length: 6 }, () => remindCompaniesOfUnread()));
    await remindCompaniesOfUnread();
    expect(await db.$count(emailEvents)).toBe(1);
    const set = { createdAt: daysAgo(15) };
    await db.update(jobApplications).set(set).where(eq(jobApplications.id, id));
    await Promise.all(Array.from({ length: 6 }, () => remindCompaniesOfUnread()));
    expect(await db.$count(emailEvents)).toBe(2);
  });

  it("is not emailed where it was read in the meantime, or the company has switched that off", async () => {
    const id = await insertApplication(jobId, { daysAgo: 8 });
    await remindCompaniesOfUnread();
    const read = { openedAt: new Date() };
    await db.update(jobApplications).set(read).where(eq(jobApplications.id, id));
    expect(await toCompany()).toEqual([]);
    const muted = { mutedEmails: ["unreadApplications"] };
    await db.update(authUsers).set(muted).where(eq(authUsers.id, company.id));
    await insertApplication(jobId, { daysAgo: 8 });
    await remindCompaniesOfUnread();
    expect(await toCompany()).toEqual([]);
  });
});
