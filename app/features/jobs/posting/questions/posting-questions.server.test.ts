import { eq } from "drizzle-orm";
import { createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import * as previewRoute from "#app/features/company-dashboard/routes/preview-job.tsx";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  listPublicQuestions,
  listQuestions,
} from "#app/features/job/questions/questions.server.ts";
import { jobQuestions } from "#app/features/job/questions/questions.table.ts";
import { copyJob } from "#app/features/jobs/lifecycle/copy-job.server.ts";
import {
  saveJobAsTemplate,
  startFromTemplate,
} from "#app/features/jobs/lifecycle/job-templates.server.ts";
import { editJob } from "#app/features/jobs/posting/post-job.server.ts";
import type { WizardData } from "#app/features/jobs/posting/wizard.ts";
import * as editRoute from "#app/features/jobs/routes/edit-job.tsx";
import * as postRoute from "#app/features/jobs/routes/post-job.tsx";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import type { FormValues } from "#app/http/form.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeMember } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { visit } from "#test/visit.ts";
import { slotInputs } from "./question-slots.ts";

useTestDatabase();

const others = {
  title: "Driver",
  company: "Barada Foods",
  description: "Bring bread to shops.",
  jobType: "full-time",
  category: "Logistics",
  experienceLevel: "entry",
  country: "Syria",
  province: "Aleppo",
  city: "Azaz",
};
const licence = { question1Kind: "licence", question1Must: "yes", question1Required: "1" };

let company: Person;
beforeEach(async () => {
  company = await makeCompany();
});

const send = (form: FormValues) => visit(postRoute.action, { as: company, to: "/post-job", form });
const stepTwo = (form: FormValues, intent = "next") =>
  send({ step: "2", requirements: "", benefits: "", intent, ...form });
const show = async (step = 2, query = "") => {
  const to = `/post-job?step=${step}${query}`;
  return (await visit(postRoute.loader, { as: company, to })).data as WizardData;
};
async function ownJob() {
  const [job] = await db.select().from(jobs).where(eq(jobs.companyId, company.id));
  if (!job) throw new Error("No job was posted.");
  return job;
}
/** Posts a job with these questions, and returns its id. */
async function post(form: FormValues): Promise<string> {
  await send({ ...others, step: "1", intent: "next" });
  const { draftId } = await show(3);
  await send({ ...others, draftId, step: "3", intent: "next" });
  await stepTwo({ draftId, ...form });
  await send({ draftId, step: "4", intent: "submit", contactEmail: "", companyWebsite: "" });
  return (await ownJob()).id;
}
function idOf(outcome: Outcome<{ id: string }>): string {
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome.id;
}

describe("questions in the wizard, each button a request", () => {
  it("are added and removed one by one, and nothing that was typed is lost", async () => {
    const added = await stepTwo(
      { questionCount: "0", newQuestion: "licence", requirements: "A good eye" },
      "add-question",
    );
    expect(added).toMatchObject({ status: 303 });
    expect(added.location).toMatch(/step=2#question1$/);
    const { draftId } = await show();
    await stepTwo(
      {
        draftId,
        ...licence,
        questionCount: "1",
        newQuestion: "number",
        requirements: "A good eye",
      },
      "add-question",
    );
    const shown = await show();
    expect(shown.values.requirements).toBe("A good eye");
    expect(slotInputs(shown.values)).toMatchObject({ ...licence, question2Kind: "number" });
    const removed = await stepTwo(
      { draftId, ...licence, questionCount: "2", question2Kind: "number", question2Text: "Years?" },
      "remove-question-1",
    );
    expect(removed.location).toMatch(/step=2#question1$/);
    const left = slotInputs((await show()).values);
    expect(left).toMatchObject({ question1Kind: "number", question1Text: "Years?" });
    expect(left).not.toHaveProperty("question2Kind");
  });

  it("stop the job with their errors beside their fields, and say the step", async () => {
    await send({ ...others, step: "1", intent: "next" });
    const { draftId } = await show(3);
    await send({ ...others, draftId, step: "3", intent: "next" });
    const wrong = { question1Kind: "choice", question1Text: "Shift", question1Options: "Day" };
    await stepTwo({ draftId, questionCount: "1", ...wrong });
    const sent = await send({ draftId, step: "4", intent: "submit" });
    expect(sent.location).toMatch(/step=2&check=1$/);
    const shown = await show(2, "&check=1");
    expect(shown.errors).toEqual({ question1Options: "screening.errors.options" });
    expect(slotInputs(shown.values)).toMatchObject(wrong);
    expect((await show(4)).gaps).toEqual([2]);
    expect(await db.$count(jobs, eq(jobs.companyId, company.id))).toBe(0);
  });

  it("are not posted when they are sensitive until the company has read why and says so", async () => {
    await send({ ...others, step: "1", intent: "next" });
    const { draftId } = await show(3);
    await send({ ...others, draftId, step: "3", intent: "next" });
    const asks = { question1Kind: "yesno", question1Text: "هل أنت متزوج؟" };
    await stepTwo({ draftId, questionCount: "1", ...asks });
    await send({ draftId, step: "4", intent: "submit" });
    expect((await show(2, "&check=1")).errors).toEqual({
      question1Text: "screening.sensitive.marriage",
    });
    await stepTwo({ draftId, questionCount: "1", ...asks, question1Sure: "1" });
    await send({ draftId, step: "4", intent: "submit" });
    const { id, status } = await ownJob();
    expect(await listQuestions(id)).toMatchObject([{ text: "هل أنت متزوج؟" }]);
    // It is public, and a moderator looks at it.
    expect(status).toBe("active");
    const [raised] = await db.select().from(moderationCases).where(eq(moderationCases.jobId, id));
    expect(raised?.signals).toContain("sensitiveQuestion");
  });

  it("are stored with the job in their order; applicants get them without the wanted answers", async () => {
    const number = { question2Kind: "number", question2Text: "Years?", question2Min: "3" };
    const jobId = await post({ ...licence, ...number, questionCount: "2" });
    expect(await listQuestions(jobId)).toMatchObject([
      { preset: "licence", kind: "yesno", must: ["yes"], isRequired: true },
      { preset: null, kind: "number", text: "Years?", min: "3", max: null, isRequired: false },
    ]);
    const keys = ["id", "isRequired", "kind", "options", "preset", "text"];
    for (const question of await listPublicQuestions(jobId)) {
      expect(Object.keys(question).sort()).toEqual(keys);
    }
  });
});

describe("questions of a stored job", () => {
  const number = { question2Kind: "number", question2Text: "Years?", question2Min: "3" };
  const edit = (as: Person, jobId: string, form: FormValues) =>
    visit(editRoute.action, { as, to: `/edit-job/${jobId}`, form, params: { jobId } });
  const shown = async (as: Person, jobId: string, query: string) => {
    const to = `/edit-job/${jobId}?${query}`;
    const { data } = await visit(editRoute.loader, { as, to, params: { jobId } });
    return data as WizardData;
  };
  const save = async (as: Person, jobId: string, form: FormValues) => {
    const { formId: draftId, seen } = await shown(as, jobId, "step=2");
    await edit(as, jobId, { draftId, seen, step: "2", requirements: "", intent: "next", ...form });
    return edit(as, jobId, { draftId, step: "4", intent: "submit" });
  };

  it("keep their ids while their words stay, and get new ones with other words", async () => {
    const jobId = await post({ ...licence, ...number, questionCount: "2" });
    const [first, second] = await listQuestions(jobId);
    const swapped = {
      question1Kind: "number",
      question1Text: "Years?",
      question1Min: "5",
      question2Kind: "licence",
    };
    await save(company, jobId, { ...swapped, questionCount: "2" });
    expect(await listQuestions(jobId)).toMatchObject([
      { id: second?.id, min: "5" },
      { id: first?.id, must: [], isRequired: false },
    ]);
    await save(company, jobId, {
      ...swapped,
      question1Text: "How many years?",
      questionCount: "1",
    });
    const [reworded, ...rest] = await listQuestions(jobId);
    expect(rest).toEqual([]);
    expect(reworded).toMatchObject({ text: "How many years?", min: "5" });
    expect(reworded?.id).not.toBe(second?.id);
  });

  it("that a colleague saved meanwhile are shown beside one's own", async () => {
    const jobId = await post({ ...licence, questionCount: "1" });
    const colleague = await makeMember(company, "recruiter");
    const { formId: draftId, seen } = await shown(colleague, jobId, "step=2");
    await save(company, jobId, { ...licence, ...number, questionCount: "2" });
    const mine = { question1Kind: "transport", questionCount: "1" };
    const sent = await edit(colleague, jobId, {
      draftId,
      seen,
      step: "2",
      intent: "next",
      ...mine,
    });
    expect(sent).toMatchObject({ status: 409 });
    expect(sent.data).toMatchObject({ stale: { changed: [{ field: "questions" }] } });
    expect(await listQuestions(jobId)).toHaveLength(2);
  });

  it("go with a copy and with a template, and go away with the job", async () => {
    const jobId = await post({ ...licence, ...number, questionCount: "2" });
    const wanted = [
      { preset: "licence", must: ["yes"] },
      { text: "Years?", min: "3" },
    ];
    const copy = idOf(await copyJob(company, jobId));
    const template = idOf(await saveJobAsTemplate(company, jobId));
    const started = idOf(await startFromTemplate(company, template, "en"));
    for (const id of [copy, started]) expect(await listQuestions(id)).toMatchObject(wanted);
    const params = { jobId: copy };
    const preview = await visit(previewRoute.loader, { as: company, to: `/${copy}`, params });
    const props = { loaderData: preview.data, matches: [] };
    const html = rendered(createElement(previewRoute.default, props as never));
    for (const text of ["Do you have a driving licence?", "Years?"]) expect(html).toContain(text);
    await db.delete(jobs).where(eq(jobs.id, jobId));
    expect(await db.$count(jobQuestions, eq(jobQuestions.jobId, jobId))).toBe(0);
  });

  it("cannot be changed by another company, a removed member or a reader", async () => {
    const jobId = await post({ ...licence, questionCount: "1" });
    const before = await listQuestions(jobId);
    const reader = await makeMember(company, "reader");
    const { company: _, ...removed } = await makeMember(company, "owner");
    const job = { ...(await ownJob()), questions: [], company: "X", placeId: "syria/aleppo/azaz" };
    for (const stranger of [await makeCompany(), removed as Person, reader]) {
      const values = { ...job, requirements: [], benefits: [] } as never;
      expect(await editJob(stranger, jobId, values, "en")).toHaveProperty("refused");
    }
    expect(await listQuestions(jobId)).toEqual(before);
  });
});
