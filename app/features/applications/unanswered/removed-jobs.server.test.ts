import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { confirmed, insertApplication } from "#test/sent-applications.ts";
import {
  clearRemovedJobs,
  notifyApplicantsOfRemovedJobs,
  recordRemovedJobs,
} from "./removed-jobs.server.ts";
import { removedJobApplicants, removedJobs } from "./unanswered.table.ts";

useTestDatabase();
const mail = useTestMail();

let company: Person;
let jobId: string;
beforeEach(async () => {
  await db.delete(emailEvents);
  await db.delete(removedJobs);
  company = await makeCompany();
  jobId = (await makeJob(company, { title: "Night baker" })).id;
});

const remove = () =>
  db.transaction(async (tx) => {
    await recordRemovedJobs(tx, sql`j.id = ${jobId}`, { withTitle: true });
    await tx.delete(jobs).where(eq(jobs.id, jobId));
  });

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
    await db.delete(removedJobApplicants);
    await clearRemovedJobs();
    expect(await row()).toMatchObject({ title: null, unanswered: 2 });
    await db.update(removedJobs).set({ removedAt: sql`now() - interval '13 months'` });
    await clearRemovedJobs();
    expect(await row()).toBeUndefined();
  });

  it("of a company that is gone too is told of without a title, which is not stored", async () => {
    const waiting = await confirmed(await makeSeeker());
    await insertApplication(jobId, { by: waiting });
    await db.transaction(async (tx) => {
      await recordRemovedJobs(tx, sql`j.company_id = ${company.id}`, { withTitle: false });
      await tx.delete(userProfiles).where(eq(userProfiles.id, company.id));
    });
    expect(await db.select().from(removedJobs)).toMatchObject([{ title: null, companyId: null }]);
    await notifyApplicantsOfRemovedJobs();
    const [email] = (await mail.emails()).map(({ source }) => parseEmail(source));
    expect(email?.subject).toBe("1 job you applied to is gone");
  });

  it("leaves nothing where nobody had applied", async () => {
    await remove();
    expect(await db.$count(removedJobs)).toBe(0);
  });
});
