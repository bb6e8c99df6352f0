import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { answerInterview } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { rememberJob } from "#app/features/jobs/memory/remembered-jobs.server.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { insertApplication, oneTime } from "#test/sent-applications.ts";
import { companyRows, seekerRows } from "./ui/waiting-rows.ts";
import { countUnread, findCompanyWaiting, findOwnWaiting } from "./waiting.server.ts";
import { noCompanyWaiting, noSeekerWaiting } from "./waiting.ts";

useTestDatabase();

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

let company: Person;
let seeker: Person;
beforeEach(async () => {
  company = await makeCompany({ companyName: "Barada Foods" });
  seeker = await makeSeeker({ firstName: "Rima", lastName: "Halabi" });
});

/** An application that is invited for these times, the last one counts. */
async function invited(jobId: string, by: Person, ...times: Date[]): Promise<string> {
  const applicationId = await insertApplication(jobId, { by, status: "interview" });
  for (const [at, startsAt] of times.entries()) {
    await db.insert(interviews).values({ applicationId, startsAt, createdAt: inHours(at - 50) });
  }
  return applicationId;
}

describe("issue 30.5: a company's waiting work", () => {
  it("are interviews of the next day and a half by their newest time, the soonest first", async () => {
    const job = await makeJob(company, { title: "Accountant" });
    const [later, sooner, moved] = [
      await invited(job.id, seeker, inHours(30)),
      await invited(
        job.id,
        await makeSeeker({ firstName: "Sami", lastName: "Darwish" }),
        inHours(2),
      ),
      await invited(job.id, await makeSeeker(), inHours(100), inHours(10)),
    ];
    for (const hours of [40, -2]) await invited(job.id, await makeSeeker(), inHours(hours));
    const waiting = await findCompanyWaiting(company);
    expect(waiting.interviews.map(({ applicationId }) => applicationId)).toEqual([
      sooner,
      moved,
      later,
    ]);
    expect(waiting.interviews[0]).toMatchObject({
      title: "Accountant",
      name: "Sami Darwish",
      answer: null,
    });
    const other = await makeCompany();
    await makeJob(other);
    expect(await findCompanyWaiting(other)).toEqual(noCompanyWaiting);
    expect(await findCompanyWaiting(seeker)).toEqual(noCompanyWaiting);
    expect(await findCompanyWaiting(await makeMember(company, "reader"))).toEqual(waiting);
  });

  it("are applicants without an answer, with the jobs that have more of them", async () => {
    const [few, many, third] = [
      await makeJob(company, { title: "Few" }),
      await makeJob(company, { title: "Many" }),
      await makeJob(company, { title: "Third" }),
    ];
    for (const job of [few, few, many, many, many, third]) await insertApplication(job.id);
    await insertApplication(third.id, { status: "shortlisted" });
    expect((await findCompanyWaiting(company)).unanswered).toEqual({
      total: 6,
      jobs: [
        { id: many.id, title: "Many", count: 3 },
        { id: few.id, title: "Few", count: 2 },
      ],
      more: 1,
    });
  });
});

it("issue 30.5: of a company's applications those are unread that no member has opened or answered", async () => {
  const job = await makeJob(company);
  const [opened] = [await insertApplication(job.id), await insertApplication(job.id)];
  await insertApplication(job.id, { status: "shortlisted" });
  await insertApplication((await makeJob(await makeCompany())).id);
  expect(await countUnread(company.id)).toBe(2);
  const openedAt = new Date();
  await db.update(jobApplications).set({ openedAt }).where(eq(jobApplications.id, opened));
  expect(await countUnread(company.id)).toBe(1);
  const waiting = await findCompanyWaiting(company);
  expect([waiting.unanswered.total, waiting.unread]).toEqual([2, 1]);
  const [row] = companyRows(waiting, true, messagesFor("en"), "en");
  expect(row).toMatchObject({ title: "1 new application" });
  expect(row?.texts[0]).toBe("2 applicants without an answer");
});

describe("issue 30.5: a seeker's waiting work", () => {
  it("are interviews to come, however far, and the number of applications with news", async () => {
    const job = await makeJob(company, { title: "Accountant" });
    const far = await invited(job.id, seeker, inHours(400));
    const soon = await invited((await makeJob(company)).id, seeker, inHours(3));
    await db.update(jobApplications).set({ hasNews: true }).where(eq(jobApplications.id, far));
    const waiting = await findOwnWaiting(seeker);
    // The one that has news has a row of its own.
    expect(waiting.news).toBe(0);
    expect(waiting.interviews.map(({ applicationId }) => applicationId)).toEqual([soon, far]);
    expect(waiting.interviews[1]).toMatchObject({ title: "Accountant", name: "Barada Foods" });
    expect(await findOwnWaiting(await makeSeeker())).toEqual(noSeekerWaiting);
    expect(await findOwnWaiting(company)).toEqual(noSeekerWaiting);
  });

  it("are also invitations whose time is still to be picked", async () => {
    const id = await insertApplication((await makeJob(company)).id, { by: seeker });
    const times = [inHours(50), inHours(51)];
    const interview = { ...oneTime(inHours(50)), times };
    await answerApplications(company, [id], { action: "invite", message: null, interview });
    const waiting = async () => (await findOwnWaiting(seeker)).interviews;
    expect(await waiting()).toMatchObject([{ applicationId: id, startsAt: null }]);
    expect((await findCompanyWaiting(company)).interviews).toEqual([]);
    await answerInterview(seeker, id, { answer: "ask_another_time", note: null });
    expect(await waiting()).toEqual([]);
  });

  it("are also saved jobs that close within three days, unless closed, over or applied for", async () => {
    const closes = async (days: number, values = {}) => {
      const applicationDeadline = damascusDay(inHours(days * 24));
      const { id } = await makeJob(company, {
        title: `In ${days}`,
        applicationDeadline,
        ...values,
      });
      await rememberJob(seeker, id, "saved");
      return id;
    };
    const last = await closes(3);
    const first = await closes(1);
    await closes(4);
    await closes(-1);
    const closed = await closes(0);
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, closed));
    await insertApplication(await closes(0), { by: seeker });
    const hidden = await makeJob(company, { applicationDeadline: damascusDay(inHours(24)) });
    await rememberJob(seeker, hidden.id, "hidden");
    const waiting = await findOwnWaiting(seeker);
    expect(waiting.closing).toEqual([
      { id: first, title: "In 1", company: "Barada Foods", closesInDays: 1 },
      { id: last, title: "In 3", company: "Barada Foods", closesInDays: 3 },
    ]);
    expect((await findOwnWaiting(await makeSeeker())).closing).toEqual([]);
    const { waiting: words, jobs: says } = messagesFor("en");
    expect(seekerRows(waiting, messagesFor("en"), "en")).toMatchObject([
      { to: `/jobs/${first}`, title: words.saved({ title: "In 1" }), when: says.closesTomorrow },
      { to: `/jobs/${last}`, when: says.closesIn(3) },
    ]);
  });
});
