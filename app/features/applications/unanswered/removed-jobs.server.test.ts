import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import * as myAccount from "#app/features/my-account/routes/my-account.tsx";
import { type Language, languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { findInTables } from "#test/find-text.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { confirmed, insertApplication, oneTime } from "#test/sent-applications.ts";
import { emptyRemovedJobs } from "./empty-removed-jobs.server.ts";
import {
  clearRemovedJobs,
  listRemovedApplications,
  notifyApplicantsOfRemovedJobs,
  recordRemovedJobs,
} from "./removed-jobs.server.ts";
import { removedJobApplicants, removedJobs } from "./unanswered.table.ts";

useTestDatabase();
const mail = useTestMail();

let company: Person;
let companyName: string;
let jobId: string;
beforeEach(async () => {
  await db.delete(emailEvents);
  await db.delete(removedJobs);
  companyName = `Bakery ${randomUUID()}`;
  company = await makeCompany({ companyName });
  jobId = (await makeJob(company, { title: "Night baker" })).id;
});

const remove = () =>
  db
    .transaction(async (tx) => {
      await recordRemovedJobs(tx, sql`j.id = ${jobId}`);
      await tx.delete(jobs).where(eq(jobs.id, jobId));
    })
    .then(() => emptyRemovedJobs());

describe("a job that is deleted", () => {
  it("reaches those who still waited, once though several processes tell them", async () => {
    const waiting = await confirmed(await makeSeeker(), "ar");
    const declined = await confirmed(await makeSeeker());
    const withdrawn = await confirmed(await makeSeeker());
    await insertApplication(jobId, { by: waiting });
    const id = await insertApplication(jobId, { by: declined });
    await answerApplications(company, [id], { action: "decline", message: null, interview: null });
    await mail.emails();
    await insertApplication(jobId, { by: withdrawn, status: "withdrawn" });
    await remove();
    const counts = await Promise.all(
      Array.from({ length: 4 }, () => notifyApplicantsOfRemovedJobs()),
    );
    expect(counts.reduce((sum, n) => sum + n)).toBe(1);
    const removed = (await mail.emails())
      .map(({ to, source }) => ({ to, ...parseEmail(source) }))
      .filter(({ subject }) => !subject.includes("An answer"));
    expect(removed).toHaveLength(1);
    expect(removed[0]?.to).toEqual([waiting.email]);
    expect(removed[0]?.subject).toBe("أُزيلت الوظيفة: Night baker");
    expect(removed[0]?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("cancels the interviews to come, by their dates and calendar files", async () => {
    const invited = await confirmed(await makeSeeker(), "en");
    const id = await insertApplication(jobId, { by: invited });
    const interview = oneTime(new Date("2099-11-30T07:00Z"), { place: "Aleppo" });
    await answerApplications(company, [id], { action: "invite", message: null, interview });
    await mail.emails();
    await remove();
    await notifyApplicantsOfRemovedJobs();
    const removed = (await mail.emails())
      .map(({ source }) => parseEmail(source))
      .filter(({ subject }) => subject.startsWith("Job removed"));
    expect(removed).toHaveLength(1);
    expect(removed[0]?.text).toContain("interview on Monday, November 30, 2099 at 10:00\u00a0AM");
    for (const line of ["METHOD:CANCEL", `UID:${id}@furas`, "SEQUENCE:1", "20991130T070000Z"]) {
      expect(removed[0]?.calendars.join()).toContain(line);
    }
  });

  it("keeps its figures for the reply rate and its title for a few days", async () => {
    const id = await insertApplication(jobId, { daysAgo: 2 });
    await answerApplications(company, [id], { action: "hire", message: null, interview: null });
    for (const status of ["pending", "closed", "withdrawn"] as const) {
      await insertApplication(jobId, { status });
    }
    await remove();
    const row = async () => (await db.select().from(removedJobs))[0];
    expect(await row()).toMatchObject({ replyHours: [48], unanswered: 2, title: "Night baker" });
    await db.update(removedJobs).set({ removedAt: sql`now() - interval '8 days'` });
    await clearRemovedJobs();
    expect((await row())?.title, "somebody is still to be told").toBe("Night baker");
    await notifyApplicantsOfRemovedJobs();
    await clearRemovedJobs();
    expect(await row()).toMatchObject({ title: null, company: null, unanswered: 2 });
    expect(await db.$count(removedJobApplicants)).toBe(0);
    await db.update(removedJobs).set({ removedAt: sql`now() - interval '13 months'` });
    await clearRemovedJobs();
    expect(await row()).toBeUndefined();
  });

  it("finding 15: of a company that is gone too is named by the email, and then nowhere", async () => {
    const waiting = await confirmed(await makeSeeker());
    await insertApplication(jobId, { by: waiting });
    await db.transaction(async (tx) => {
      await recordRemovedJobs(tx, sql`j.company_id = ${company.id}`);
      await tx.delete(userProfiles).where(eq(userProfiles.id, company.id));
    });
    await emptyRemovedJobs();
    const unnamed = [{ title: null, company: null, removedAt: expect.any(Date) }];
    expect(await listRemovedApplications(waiting)).toEqual(unnamed);
    await notifyApplicantsOfRemovedJobs();
    const [email] = (await mail.emails()).map(({ source }) => parseEmail(source));
    expect(email?.subject).toBe("Job removed: Night baker");
    expect(email?.text).toContain(companyName);
    expect(await findInTables(companyName), "also not with the email that is out").toEqual([]);
    expect(await db.select().from(removedJobs)).toMatchObject([{ title: null, company: null }]);
    expect(await listRemovedApplications(waiting)).toEqual(unnamed);
  });

  it("finding 15: is named in My Applications for a week, also to those who were answered", async () => {
    const [waiting, declined, withdrawn] = [
      await makeSeeker(),
      await makeSeeker(),
      await makeSeeker(),
    ];
    await insertApplication(jobId, { by: waiting });
    await insertApplication(jobId, { by: declined, status: "not_selected" });
    await insertApplication(jobId, { by: withdrawn, status: "withdrawn" });
    const named = [{ title: "Night baker", company: companyName, removedAt: expect.any(Date) }];
    await remove();
    for (const still of [1, 0]) {
      expect(await notifyApplicantsOfRemovedJobs()).toBe(still);
      for (const seeker of [waiting, declined]) {
        expect(await listRemovedApplications(seeker)).toEqual(named);
      }
      expect(await listRemovedApplications(withdrawn)).toEqual([]);
    }
    const page = (language: Language) =>
      askPage(myAccount, { as: declined, to: "/my-account?tab=applications", language });
    for (const language of languages) {
      expect((await page(language)).page).toContain("Night baker");
    }
    await db.update(removedJobs).set({ removedAt: sql`now() - interval '8 days'` });
    expect(await listRemovedApplications(waiting)).toEqual([]);
    expect((await page("en")).page).not.toContain("Night baker");
  });

  it("leaves nothing for a job without applications", async () => {
    await remove();
    expect(await db.$count(removedJobs)).toBe(0);
  });
});
