import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import * as applicantRoute from "#app/features/applicants/routes/applicant.tsx";
import * as weekRoute from "#app/features/applicants/routes/interviews.tsx";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { findCompanyWeek } from "#app/features/applications/interviews/list-interviews.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { findInterviews } from "#app/features/applications/lifecycle/interviews.server.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { answerInterview } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { formatTime } from "#app/i18n/format.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import {
  daysAgo,
  insertApplication,
  insertApplications,
  oneTime,
} from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";
import { recordNoShow } from "./no-show.server.ts";

useTestDatabase();

let company: Person;
let jobId: string;
beforeEach(async () => {
  company = await makeCompany();
  jobId = (await makeJob(company, { title: "Baker" })).id;
});

async function invited(firstName: string, ...times: string[]): Promise<string> {
  const id = await insertApplication(jobId, {
    by: await makeSeeker({ firstName, lastName: "Ali" }),
  });
  const interview = oneTime(new Date(), {
    times: times.map((time) => new Date(time)),
    place: "Hall 1",
  });
  await answerApplications(company, [id], { action: "invite", message: null, interview });
  return id;
}

describe("the interviews of a week", () => {
  it("are listed by days in Damascus, with those that have no time yet", async () => {
    await invited("Before", "2099-11-29T20:59Z");
    await invited("Late", "2099-11-30T20:30Z");
    await invited("Midnight", "2099-11-29T21:00Z");
    await invited("Last", "2099-12-06T20:59Z");
    await invited("After", "2099-12-06T21:00Z");
    await invited("Choosing", "2099-12-01T10:00Z", "2099-12-02T10:00Z");
    const week = await findCompanyWeek(company, "30/11/2099");
    expect(week).toMatchObject({ from: "2099-11-30", previous: "2099-11-23", next: "2099-12-07" });
    const names = week?.days.map(({ day, interviews: listed }) => [
      day,
      ...listed.map(({ name }) => name),
    ]);
    expect(names).toEqual([
      ["2099-11-30", "Midnight Ali", "Late Ali"],
      ["2099-12-06", "Last Ali"],
    ]);
    expect(week?.open.map(({ name }) => name)).toEqual(["Choosing Ali"]);
    for (const [of, answer] of [
      [await makeCompany(), []],
      [await makeMember(company, "reader"), week?.days],
    ] as const) {
      expect((await findCompanyWeek(of, "2099-11-30"))?.days).toEqual(answer);
    }
    const today = (await findCompanyWeek(company, ""))?.from;
    for (const far of ["0000-01-01", "0001-01-01", "9999-12-31", "2100-01-01"]) {
      expect((await findCompanyWeek(company, far))?.from, far).toBe(today);
    }
    for (const stranger of [await makeSeeker(), visitor]) {
      expect(await findCompanyWeek(stranger, "2099-11-30")).toBeUndefined();
    }
  });

  it("are those of the last invited where hundreds were invited before", async () => {
    await insertApplications(jobId, 250, "interview");
    await db
      .update(jobApplications)
      .set({ statusChangedAt: daysAgo(9) })
      .where(eq(jobApplications.jobId, jobId));
    await invited("Late", "2099-11-30T20:30Z");
    const week = await findCompanyWeek(company, "30/11/2099");
    expect(week?.days).toMatchObject([{ interviews: [{ name: "Late Ali" }] }]);
  });

  it("name those that overlap one of another job, and one who needs another time", async () => {
    await invited("First", "2099-11-30T07:00Z");
    jobId = (await makeJob(company, { title: "Driver" })).id;
    await invited("Second", "2099-11-30T07:45Z");
    await invited("Alone", "2099-11-30T08:45Z");
    const freeing = await makeSeeker({ firstName: "Freed", lastName: "Ali" });
    const id = await insertApplication(jobId, { by: freeing });
    const times = ["2099-12-01T07:00Z", "2099-12-01T08:00Z"].map((time) => new Date(time));
    const interview = oneTime(new Date(), { times, place: "Hall 1" });
    await answerApplications(company, [id], { action: "invite", message: null, interview });
    await answerInterview(freeing, id, { answer: "ask_another_time", note: null });
    const week = await findCompanyWeek(company, "2099-11-30");
    const listed = week?.days.flatMap(({ interviews: each }) => each) ?? [];
    const clashing = listed.filter(({ applicationId }) => week?.clashes.includes(applicationId));
    expect(clashing.map(({ name }) => name)).toEqual(["First Ali", "Second Ali"]);
    const to = "/company-dashboard/interviews?from=2099-11-30";
    const { page } = await askPage(weekRoute, { as: company, to, language: "en" });
    const { applicants, waiting } = messagesFor("en");
    expect(page.split(applicants.week.clash)).toHaveLength(3);
    expect(page).toContain(waiting.answers.another_time);
  });

  it.each(languages)("are a page with the weekday of each (%s)", async (language) => {
    await invited("Rima", "2099-11-30T07:00Z");
    const to = "/company-dashboard/interviews?from=2099-11-30";
    const { page } = await askPage(weekRoute, { as: company, to, language });
    const day = language === "ar" ? "الاثنين، ٣٠ نوفمبر" : "Monday, November 30";
    for (const text of [day, formatTime(10, 0, language), "Rima Ali", "Baker", "Hall 1"]) {
      expect(page).toContain(text);
    }
    const empty = { as: company, to: "/company-dashboard/interviews", language };
    const { week } = messagesFor(language).applicants;
    expect((await askPage(weekRoute, empty)).page).toContain(week.none);
  });
});

describe("that an applicant did not come", () => {
  let id: string;
  const isRecorded = async () => (await findInterviews([id])).get(id)?.noShowAt instanceof Date;
  const begin = () =>
    db
      .update(interviews)
      .set({ startsAt: new Date(Date.now() - 60_000) })
      .where(eq(interviews.applicationId, id));
  beforeEach(async () => {
    id = await invited("Rima", "2099-11-30T07:00Z");
  });

  it("is recorded once the interview has begun, and taken back", async () => {
    expect(await recordNoShow(company, id, true)).toEqual({ refused: "lifecycle.notBegun" });
    await begin();
    expect(await recordNoShow(company, id, true)).toEqual({ id });
    expect(await isRecorded()).toBe(true);
    await recordNoShow(company, id, false);
    expect(await isRecorded()).toBe(false);
  });

  it("is recorded by members who answer for the company alone", async () => {
    await begin();
    const reader = await makeMember(company, "reader");
    expect(await recordNoShow(reader, id, true)).toEqual({ refused: "lifecycle.readOnly" });
    for (const stranger of [await makeCompany(), await makeSeeker(), visitor]) {
      expect(await recordNoShow(stranger, id, true)).toEqual({ refused: "lifecycle.missing" });
    }
    const choosing = await invited("Sami", "2099-12-01T10:00Z", "2099-12-02T10:00Z");
    expect(await recordNoShow(company, choosing, true)).toEqual({
      refused: "lifecycle.interviewOver",
    });
    expect(await isRecorded()).toBe(false);
  });

  it.each(languages)("is a press on the applicant's page (%s)", async (language) => {
    const { applicants } = messagesFor(language);
    const to = `/company-dashboard/jobs/${jobId}/applicants/${id}`;
    const request = { as: company, to, params: { jobId, applicationId: id }, language };
    expect((await askPage(applicantRoute, request)).page).not.toContain(applicants.noShow);
    await begin();
    expect((await askPage(applicantRoute, request)).page).toContain(applicants.noShow);
    const form = { intent: "no-show", noShow: "1" };
    const posted = await visit(applicantRoute.action, { ...request, form });
    expect(posted).toMatchObject({ location: to, notice: "applicants.noShowNoted" });
    const { page } = await askPage(applicantRoute, request);
    expect(page).toContain(applicants.noShowMark);
    expect(page).toContain(applicants.noShowUndo);
  });
});
