import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type EmailPerson, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { confirmed, insertApplication, oneTime } from "#test/sent-applications.ts";
import { closeUnanswered } from "./close-unanswered.server.ts";
import { notifyOfEndedJobs } from "./ended-jobs.server.ts";
import { jobEndings } from "./unanswered.table.ts";

const database = useTestDatabase();
const mail = useTestMail();

let company: EmailPerson;
let seeker: EmailPerson;
let jobId: string;
beforeEach(async () => {
  await db.delete(emailEvents);
  await db.delete(jobApplications);
  await db.delete(jobs);
  [company, seeker] = [await confirmed(await makeCompany()), await confirmed(await makeSeeker())];
  jobId = (await makeJob(company, { title: "Night baker", status: "closed" })).id;
});

const to = async ({ email }: EmailPerson) =>
  (await mail.emails())
    .filter((received) => received.to.includes(email))
    .map(({ source }) => parseEmail(source));
const statusOf = async (id: string) =>
  (await db.select().from(jobApplications).where(eq(jobApplications.id, id)))[0]?.status;
const closingsOf = (ids: string[]) =>
  db.$count(
    applicationEvents,
    sql`${inArray(applicationEvents.applicationId, ids)} and ${applicationEvents.action} = 'close'`,
  );
/** As if the company had been asked so many days ago. */
const shiftNotice = (days: number) =>
  db.update(jobEndings).set({ notifiedAt: sql`now() - make_interval(days => ${days})` });
const setJob = (set: Partial<typeof jobs.$inferInsert>) =>
  db.update(jobs).set(set).where(eq(jobs.id, jobId));

describe("a job that has ended with applications undecided", () => {
  it.each([
    { job: { status: "closed" }, isDue: true },
    { job: { status: "draft" }, isDue: true },
    { job: { status: "active", applicationDeadline: "2026-01-01" }, isDue: true },
    { job: { status: "active", applicationDeadline: "2999-01-01" }, isDue: false },
    { job: { status: "active", applicationDeadline: null }, isDue: false },
  ])("is one its company is asked about: $job, $isDue", async ({ job, isDue }) => {
    await setJob(job);
    await insertApplication(jobId);
    expect(await notifyOfEndedJobs()).toBe(isDue ? 1 : 0);
    expect(await notifyOfEndedJobs()).toBe(0);
  });

  it("is asked about together with those of other companies (growth, finding 17)", async () => {
    const other = await confirmed(await makeCompany());
    const { id } = await makeJob(other, { title: "Day baker", status: "closed" });
    for (const each of [jobId, id]) await insertApplication(each);
    const begin = vi.spyOn(db, "transaction");
    expect(await notifyOfEndedJobs()).toBe(2);
    expect(begin).toHaveBeenCalledTimes(1);
    begin.mockRestore();
    expect((await to(company)).map(({ text }) => text)).toEqual([
      expect.stringContaining("Night baker"),
    ]);
    expect((await to(other)).map(({ text }) => text)).toEqual([
      expect.stringContaining("Day baker"),
    ]);
  });

  it("is none where all are decided or withdrawn", async () => {
    for (const status of ["hired", "not_selected", "withdrawn", "closed"] as const) {
      await insertApplication(jobId, { status });
    }
    expect(await notifyOfEndedJobs()).toBe(0);
  });

  it("is sent in one email of all jobs, once though several processes ask at once", async () => {
    const other = await makeJob(company, { title: "Cook", status: "closed" });
    for (const id of [jobId, jobId, other.id]) await insertApplication(id);
    await Promise.all(Array.from({ length: 6 }, () => notifyOfEndedJobs()));
    const [email, ...more] = await to(company);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("2 jobs have ended: answer the rest");
    expect(email?.text).toContain("2 people are waiting for an answer");
    expect(email?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("is forgotten when it is open again, and asked about again when it ends again", async () => {
    await insertApplication(jobId);
    await notifyOfEndedJobs();
    await shiftNotice(20);
    await setJob({ status: "active" });
    expect(await closeUnanswered()).toBe(0);
    await notifyOfEndedJobs();
    await setJob({ status: "closed" });
    expect(await notifyOfEndedJobs()).toBe(1);
    expect(await closeUnanswered()).toBe(0);
  });
});

describe("14 days after the company was asked", () => {
  it.each([
    { status: "pending", becomes: "closed" },
    { status: "shortlisted", becomes: "closed" },
    { status: "interview", becomes: "closed" },
    { status: "offered", becomes: "closed" },
    { status: "hired", becomes: "hired" },
    { status: "not_selected", becomes: "not_selected" },
    { status: "withdrawn", becomes: "withdrawn" },
  ] as const)(
    "one that is $status is $becomes, and not a day before",
    async ({ status, becomes }) => {
      const id = await insertApplication(jobId, { status, by: seeker, daysAgo: 40 });
      await insertApplication(jobId);
      await notifyOfEndedJobs();
      await shiftNotice(13);
      expect(await closeUnanswered()).toBe(0);
      await shiftNotice(14);
      await closeUnanswered();
      expect(await statusOf(id)).toBe(becomes);
      expect(await closingsOf([id])).toBe(becomes === "closed" ? 1 : 0);
    },
  );

  it("applicants get one kind email, though several processes close at once", async () => {
    const ids = [await insertApplication(jobId, { by: seeker })];
    for (let n = 0; n < 120; n++) ids.push(await insertApplication(jobId));
    await notifyOfEndedJobs();
    await shiftNotice(14);
    const closed = await Promise.all(Array.from({ length: 4 }, () => closeUnanswered()));
    expect(closed.reduce((sum, n) => sum + n)).toBe(121);
    expect(await closingsOf(ids)).toBe(121);
    const [email, ...more] = await to(seeker);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("The job is closed: Night baker");
    expect(await closeUnanswered()).toBe(0);
  });

  it("an ending with nothing undecided is forgotten, and asked about again if that changes (29.8)", async () => {
    const ids = [await insertApplication(jobId), await insertApplication(jobId)];
    const [first = ""] = ids;
    await answerApplications(company, [first], say("shortlist"));
    await notifyOfEndedJobs();
    await shiftNotice(14);
    expect(await closeUnanswered()).toBe(1);
    expect(await db.$count(jobEndings)).toBe(1);
    await answerApplications(company, [first], say("decline"));
    await closeUnanswered();
    expect(await db.$count(jobEndings)).toBe(0);
    expect(await notifyOfEndedJobs()).toBe(0);
    await answerApplications(company, [first], say("reconsider"));
    expect(await notifyOfEndedJobs()).toBe(1);
    expect(await closeUnanswered()).toBe(0);
    expect(await statusOf(first)).toBe("pending");
  });

  it("a night reads the jobs that it closes, and none that ended before (29.8)", async () => {
    for (let n = 0; n < 30; n++) {
      const { id } = await makeJob(company, { title: "Old baker", status: "closed" });
      await insertApplication(id, { status: "not_selected" });
      await db.insert(jobEndings).values({ jobId: id });
    }
    const id = await insertApplication(jobId);
    await notifyOfEndedJobs();
    await shiftNotice(14);
    expect(await closeUnanswered()).toBe(1);
    expect(await statusOf(id)).toBe("closed");
    for (const table of ["job_endings", "job_applications"]) {
      expect(await rowsReadBy(database.url(), table, closeUnanswered), table).toBe(0);
    }
  });

  it("a locked row is left, and those after it are closed (29.8)", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push(await insertApplication(jobId));
    const [first = ""] = ids.toSorted();
    await notifyOfEndedJobs();
    await shiftNotice(14);
    await db.transaction(async (tx) => {
      await tx.select().from(jobApplications).where(eq(jobApplications.id, first)).for("update");
      expect(await closeUnanswered()).toBe(2);
    });
    expect(await statusOf(first)).toBe("pending");
    expect(await closeUnanswered()).toBe(1);
  });

  it("an applicant whom the company contacted waits as long from then on", async () => {
    const [answered, invited, choosing, silent] = [
      await insertApplication(jobId),
      await insertApplication(jobId),
      await insertApplication(jobId),
      await insertApplication(jobId),
    ];
    const offered = oneTime(new Date(Date.now() + 60_000));
    // Beside the fixed hour, which another applicant holds.
    const times = [2, 4].map((hours) => new Date(Date.now() + hours * 3_600_000));
    await answerApplications(company, [answered], say("shortlist"));
    await answerApplications(company, [invited], { ...say("invite"), interview: offered });
    const interview = oneTime(offered.times[0] ?? new Date(), { times });
    await answerApplications(company, [choosing], { ...say("invite"), interview });
    await notifyOfEndedJobs();
    await shiftNotice(15);
    expect(await closeUnanswered()).toBe(1);
    expect(await Promise.all([answered, invited, choosing, silent].map(statusOf))).toEqual([
      "shortlisted",
      "interview",
      "interview",
      "closed",
    ]);
  });
});

const say = (action: "shortlist" | "invite" | "decline" | "reconsider") =>
  ({ action, message: null, interview: null }) as const;
