import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { applyToJob } from "#app/features/applications/applications.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { withdrawOwnApplication } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { clearOldApplications } from "#app/features/applications/retention/retention.server.ts";
import * as applyRoute from "#app/features/applications/routes/apply.tsx";
import * as queuedRoute from "#app/features/applications/routes/queued-application.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Question } from "#app/features/job/questions/question.ts";
import { listQuestions, storeQuestions } from "#app/features/job/questions/questions.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { insertApplication } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";
import { answerField } from "./answer.ts";
import { listJudgedAnswers, listOwnAnswers, unmetApplications } from "./answers.server.ts";
import { applicationAnswers } from "./answers.table.ts";

useTestDatabase();

const plain = {
  preset: null,
  text: "",
  options: [],
  isRequired: false,
  must: [],
  min: null,
  max: null,
};
const licence: Question = {
  ...plain,
  kind: "yesno",
  preset: "licence",
  must: ["yes"],
  isRequired: true,
};
const years: Question = { ...plain, kind: "number", text: "How many years?", min: "3", max: "10" };
const shift: Question = {
  ...plain,
  kind: "choice",
  text: "Shift",
  options: ["Day", "Night"],
  must: ["Night"],
};

let seeker: Person;
let jobId: string;
beforeEach(async () => {
  seeker = await makeSeeker();
  jobId = (await makeJob(await makeCompany())).id;
});

const ask = (...questions: Question[]) =>
  db.transaction((tx) => storeQuestions(tx, jobId, questions));

/** Answers by their fields, in the order of the job's questions. */
async function answering(...answers: string[]): Promise<FormValues> {
  const questions = await listQuestions(jobId);
  return Object.fromEntries(
    answers.map((answer, place) => [answerField(questions[place]?.id ?? ""), answer]),
  );
}

async function upload(actor: Person): Promise<string> {
  const content = samplePdf(["Rima"]);
  const uploaded = await uploadDocument(actor, { content, fileName: "cv.pdf" });
  if (isRefused(uploaded)) throw new Error(uploaded.refused);
  return uploaded.id;
}

const contact = {
  firstName: "Rima",
  lastName: "Al-Halabi",
  email: "rima@example.com",
  phone: "+963 944 123 456",
};
const values = {
  ...contact,
  coverLetter: null,
  experience: null,
  expectedSalary: null,
  availableDate: null,
};

async function apply(answers: FormValues, as = seeker): Promise<string> {
  const sent = await applyToJob(as, jobId, values, await upload(as), randomUUID(), answers);
  if (isRefused(sent)) throw new Error(sent.refused);
  return sent.id;
}

const ownAnswers = async (id: string, as: Parameters<typeof listOwnAnswers>[0] = seeker) =>
  (await listOwnAnswers(as, [id])).get(id) ?? [];

/** All answers of the seeker's applications. */
const storedAnswers = async () => {
  const { id, userId } = jobApplications;
  const rows = await db
    .select({ answer: applicationAnswers })
    .from(applicationAnswers)
    .innerJoin(jobApplications, eq(id, applicationAnswers.applicationId))
    .where(eq(userId, seeker.id));
  return rows.map(({ answer }) => answer);
};

describe("answers of an application", () => {
  it("are stored with the words of their questions, which later changes do not affect", async () => {
    await ask(licence, years, shift);
    const id = await apply(await answering("yes", "٤", "Day"));
    const sent = [
      { kind: "yesno", preset: "licence", text: "", answer: "yes" },
      { kind: "number", preset: null, text: "How many years?", answer: "4" },
      { kind: "choice", preset: null, text: "Shift", answer: "Day" },
    ];
    expect(await ownAnswers(id)).toMatchObject(sent);
    await ask({ ...years, text: "How many months?" });
    expect(await ownAnswers(id)).toMatchObject(sent);
    await ask();
    expect(await ownAnswers(id)).toMatchObject(sent);
  });

  it("are those of the last time it was sent, and go when it is taken back or cleared", async () => {
    await ask(years);
    const id = await apply(await answering("4"));
    await withdrawOwnApplication(seeker, id);
    expect(await ownAnswers(id)).toEqual([]);
    expect(await apply(await answering("5"))).toBe(id);
    expect(await ownAnswers(id)).toMatchObject([{ answer: "5" }]);
    const updatedAt = new Date(Date.now() - 400 * 86_400_000);
    await db.update(jobs).set({ status: "closed", updatedAt }).where(eq(jobs.id, jobId));
    expect(await clearOldApplications(180)).toBe(1);
    expect(await ownAnswers(id)).toEqual([]);
  });

  it("are refused to a visitor, another applicant, and the company", async () => {
    await ask(years);
    const id = await apply(await answering("4"));
    for (const stranger of [visitor, await makeSeeker(), await makeCompany()]) {
      expect(await ownAnswers(id, stranger)).toEqual([]);
    }
  });

  it("are not taken when they do not fit the questions as they are now", async () => {
    await ask(licence);
    const form = await answering("perhaps");
    for (const answers of [{}, form]) {
      expect(
        await applyToJob(seeker, jobId, values, await upload(seeker), undefined, answers),
      ).toEqual({ refused: "screening.errors.changed" });
    }
    expect(await storedAnswers()).toEqual([]);
  });
});

describe("answers that the company does not want", () => {
  it.each<[string, Question, string, boolean]>([
    ["yes where it must be", licence, "yes", false],
    ["no where it must be yes", licence, "no", true],
    ["no where it may be", { ...licence, must: [] }, "no", false],
    ["the wanted option", shift, "Night", false],
    ["another option", shift, "Day", true],
    ["one of several wanted options", { ...shift, must: ["Day", "Night"] }, "Day", false],
    ["the lowest number", years, "3", false],
    ["below it", years, "2.99", true],
    ["the highest number", years, "10", false],
    ["above it", years, "10.01", true],
    ["a number without a bound below", { ...years, min: null }, "0", false],
    ["a number without a bound above", { ...years, max: null }, "4000", false],
    ["a number without bounds", { ...years, min: null, max: null }, "4000", false],
    ["a number by its value, not by its letters", { ...years, min: "9", max: null }, "10", false],
    ["any text", { ...plain, kind: "text", text: "Why?" }, "No", false],
    ["any day", { ...plain, kind: "date", text: "When?" }, "2026-12-01", false],
  ])("%s", async (_, question, answer, isUnmet) => {
    await ask(question);
    const id = await apply(await answering(answer));
    expect((await listJudgedAnswers(jobId, [id])).get(id)).toMatchObject([{ isUnmet }]);
    const unmet = await unmetApplications(jobId);
    expect(unmet).toEqual(isUnmet ? [{ applicationId: id }] : []);
  });

  it("follow the wanted answers as they change, and not a question that was reworded", async () => {
    await ask(years, shift);
    const id = await apply(await answering("2", "Night"));
    const unmet = async () => (await unmetApplications(jobId)).length;
    expect(await unmet()).toBe(1);
    await ask({ ...years, min: "2" }, shift);
    expect(await unmet()).toBe(0);
    await ask(years, { ...shift, text: "Which shift?", must: ["Day"] });
    expect((await listJudgedAnswers(jobId, [id])).get(id)).toMatchObject([
      { text: "How many years?", isUnmet: true },
      { text: "Shift", isUnmet: false },
    ]);
  });

  it("are not those of an option that was corrected since: those are compared with nothing", async () => {
    await ask(shift);
    const id = await apply(await answering("Night"));
    await ask({ ...shift, options: ["Day", "At night"], must: ["At night"] });
    const judged = async () => (await listJudgedAnswers(jobId, [id])).get(id);
    expect(await judged()).toMatchObject([{ answer: "Night", isUnmet: false, isOutdated: true }]);
    expect(await unmetApplications(jobId)).toEqual([]);
    expect(await unmetApplications(jobId, { orOutdated: true })).toEqual([{ applicationId: id }]);
    await ask({ ...shift, must: ["Day"] });
    expect(await judged()).toMatchObject([{ isUnmet: true, isOutdated: false }]);
    await ask({ ...shift, options: ["Day", "Noon"], must: [] });
    expect(await judged()).toMatchObject([{ isUnmet: false, isOutdated: true }]);
    expect(await unmetApplications(jobId, { orOutdated: true })).toEqual([]);
  });

  it("of other jobs stay apart, and a question without an answer is none", async () => {
    await ask({ ...years, isRequired: false });
    const other = jobId;
    await apply({});
    jobId = (await makeJob(await makeCompany())).id;
    await ask(years);
    await apply(await answering("1"), await makeSeeker());
    expect(await unmetApplications(other)).toEqual([]);
    expect(await unmetApplications(jobId)).toHaveLength(1);
  });
});

describe("the form for an application", () => {
  const post = (form: FormValues) =>
    visit(applyRoute.action, { as: seeker, to: `/apply/${jobId}`, form, params: { jobId } });
  const open = () =>
    visit(applyRoute.loader, { as: seeker, to: `/apply/${jobId}`, params: { jobId } });
  const queued = async (form: FormValues) => {
    const to = `/queued-application/${jobId}?by=${seeker.id}`;
    return visit(queuedRoute.action, { as: seeker, to, form, params: { jobId } });
  };

  it("has no word about questions where the job has none", async () => {
    const { data } = await open();
    expect(data).not.toHaveProperty("questions");
    const props = { loaderData: data, matches: [] };
    const html = rendered(createElement(applyRoute.default, props as never));
    expect(html).not.toContain(messagesFor("en").screening.heading);
  });

  it("discloses no wanted answer, in no part of its data", async () => {
    await ask(
      { ...licence, must: ["yes"] },
      { ...years, min: "31337", max: "31338" },
      { ...shift, must: ["Night"] },
    );
    const { data } = await open();
    const { questions } = data as { questions: object[] };
    expect(questions).toHaveLength(3);
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual([
        "id",
        "isRequired",
        "kind",
        "options",
        "preset",
        "text",
      ]);
    }
    expect(JSON.stringify(data)).not.toMatch(/3133[78]|must/);
    const props = { loaderData: data, matches: [] };
    const html = rendered(createElement(applyRoute.default, props as never));
    expect(html).toContain("How many years?");
    expect(html).not.toMatch(/3133[78]|must|Wanted/);
    expect(JSON.stringify(await findJob(visitor, jobId))).not.toMatch(/3133[78]|How many years/);
    const refused = await post({ ...contact, ...(await answering("", "1", "Day")) });
    expect(JSON.stringify(refused)).not.toMatch(/3133[78]|must/);
    const id = await apply(await answering("no", "1", "Day"));
    expect(JSON.stringify(await ownAnswers(id))).not.toMatch(/3133[78]|must|nmet/);
  });

  it("comes back with every answer and the errors of those that are wrong", async () => {
    await ask(licence, years, shift);
    const answers = await answering("yes", "many", "Noon");
    const [, number = "", choice = ""] = Object.keys(answers);
    const sent = await post({ ...contact, ...answers, documentId: await upload(seeker) });
    expect(sent).toMatchObject({
      status: 400,
      data: {
        values: { ...contact, ...answers },
        errors: { [number]: "screening.errors.number", [choice]: "screening.errors.choose" },
      },
    });
  });

  it("accepts applicants with other answers than the company wants", async () => {
    await ask(licence);
    const documentId = await upload(seeker);
    expect(await post({ ...contact, ...(await answering("no")), documentId })).toMatchObject({
      status: 303,
    });
  });

  it("asks a question that came meanwhile, drops answers to one that went, and loses nothing", async () => {
    await ask(years);
    const before = await answering("4");
    await ask(licence);
    const coverLetter = "Dear Barada";
    const documentId = await upload(seeker);
    const form = { ...contact, ...before, coverLetter, documentId };
    const refused = await post(form);
    const [field = ""] = Object.keys(await answering("yes"));
    expect(refused).toMatchObject({
      status: 409,
      data: {
        refused: "screening.errors.changed",
        errors: { [field]: "screening.errors.answer" },
        values: { ...before, coverLetter },
        document: { id: documentId },
      },
    });
    expect(await post({ ...form, [field]: "yes" })).toMatchObject({ status: 303 });
    const stored = await storedAnswers();
    expect(stored.map(({ preset, answer }) => [preset, answer])).toEqual([["licence", "yes"]]);
  });

  it("comes from a device's queue with its answers, or is refused with its errors", async () => {
    await ask(licence);
    const [field = ""] = Object.keys(await answering("yes"));
    const form = { ...contact, documentId: await upload(seeker) };
    expect(await queued({ ...form, [field]: "" })).toMatchObject({ status: 400 });
    const body = vi.spyOn(Response, "json");
    expect(await queued(form)).toMatchObject({ status: 409 });
    expect(body.mock.lastCall?.[0]).toMatchObject({
      errors: { [field]: "screening.errors.answer" },
      questions: { [field]: "Do you have a driving licence?" },
    });
    expect(await queued({ ...form, [field]: "no" })).toMatchObject({ status: 200 });
    expect(await storedAnswers()).toMatchObject([{ answer: "no" }]);
  });

  it("answers the same form sent twice as the first time", async () => {
    await ask(licence);
    const submissionKey = randomUUID();
    const form = { ...contact, ...(await answering("yes")), submissionKey };
    for (let time = 0; time < 2; time++) {
      expect(await post({ ...form, documentId: await upload(seeker) })).toMatchObject({
        status: 303,
      });
    }
    expect(await storedAnswers()).toHaveLength(1);
  });

  it("an account that goes takes its answers along", async () => {
    await ask(licence);
    const id = await insertApplication(jobId, { by: seeker });
    await db
      .insert(applicationAnswers)
      .values({
        applicationId: id,
        position: 1,
        questionId: randomUUID(),
        kind: "text",
        question: "Why?",
        answer: "So",
      });
    const isIts = eq(applicationAnswers.applicationId, id);
    expect(await db.$count(applicationAnswers, isIts)).toBe(1);
    await db.delete(userProfiles).where(eq(userProfiles.id, seeker.id));
    expect(await db.$count(applicationAnswers, isIts)).toBe(0);
  });
});
