import { eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { saveOwnCompany } from "#app/features/companies/companies.server.ts";
import { companyForm } from "#app/features/companies/company-form.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { publishDraft } from "#app/features/jobs/lifecycle/change-job.server.ts";
import { publishedKey } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { listManagedJobs } from "#app/features/jobs/lifecycle/managed-jobs.server.ts";
import { publishScheduledJobs } from "#app/features/jobs/lifecycle/scheduled-jobs.server.ts";
import { latestJobs } from "#app/features/jobs/list/latest-jobs.server.ts";
import { checkJob } from "#app/features/jobs/posting/job-form.ts";
import { editJob, publishJob, saveNewDraft } from "#app/features/jobs/posting/post-job.server.ts";
import { findOwnReview } from "#app/features/moderation/appeal.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { type Decision, decideCase } from "#app/features/moderation/decide.server.ts";
import { listQueue } from "#app/features/moderation/queue.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { setSettings, settings } from "#app/platform/settings/settings.server.ts";
import { rowsRead, useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeJobs, makeSeeker } from "#test/people.ts";
import { raiseRenamedCompany } from "./raise-signals.server.ts";

useTestDatabase();

let company: Person;
let moderator: Person;
beforeEach(async () => {
  company = await newCompany();
  const person = await makeSeeker();
  await addModerator(person.id);
  moderator = { ...person, moderates: true };
});

let companies = 0;
/** A company of a name that no other has: one like an earlier company's is held for that alone. */
async function newCompany(): Promise<Person> {
  companies += 1;
  return makeCompany({ companyName: `Barada Foods ${"a".repeat(companies)}` });
}

const fraud = "دبي ٣٠٠٠ دولار بدون خبرة ولا شهادة. رسوم التسجيل 150 دولار تدفع مقدماً.";
const honest = "Keep the daily books.";

function form(description: string) {
  const checked = checkJob({
    title: "Accountant",
    company: "Barada Foods",
    description,
    category: "Accounting & Finance",
    country: "Syria",
    province: "Aleppo",
    city: "Aleppo",
    jobType: "full-time",
    experienceLevel: "mid",
    currency: "SYP",
  });
  if (checked.errors) throw new Error(JSON.stringify(checked.errors));
  return checked.values;
}

let posted = 0;
async function post(description = fraud, by = company, title = "Accountant"): Promise<string> {
  posted += 1;
  const id = `7f0f1c1e-1111-4222-8333-${String(posted).padStart(12, "0")}`;
  expect(await publishJob(by, id, { ...form(description), title }, "ar")).toEqual({ id });
  return id;
}

const stored = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0];
const caseOf = async (id: string) =>
  (await db.select().from(moderationCases).where(eq(moderationCases.jobId, id)))[0]?.id ?? "";
const decide = async (id: string, act: Decision["act"], reason: Decision["reason"] = null) =>
  decideCase(moderator, await caseOf(id), { act, reason, note: null });
const confirm = (person: Person) =>
  db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, person.id));
const isListed = async (id: string) => (await latestJobs("en")).some((job) => job.id === id);

it("F5 reading 60: a suspicious first job waits, and its company sees that it is looked at", async () => {
  const id = await post();
  expect(await stored(id)).toMatchObject({ status: "draft", closedReason: "held" });
  expect(await findJob(visitor, id)).toBeUndefined();
  expect(await isListed(id)).toBe(false);
  expect(publishedKey(await stored(id), "posting.posted")).toBe("manage.done.held");
  const { jobs: own } = await listManagedJobs(company, "draft");
  expect(own.items).toMatchObject([{ id, state: "held", review: "held" }]);
  expect(await findOwnReview(company, id)).toMatchObject({ state: "held" });
  const { list } = await listQueue(moderator, "held");
  expect(list.items.map((entry) => entry.title)).toContain("Accountant");
});

it("F5 a held job becomes public by a moderator's decision alone", async () => {
  const id = await post();
  expect(await publishDraft(company, id)).toEqual({ refused: "manage.refusals.held" });
  await db.update(jobs).set({ status: "active", closedReason: null }).where(eq(jobs.id, id));
  expect(await stored(id)).toMatchObject({ status: "draft", closedReason: "held" });
  await confirm(company);
  await editJob(company, id, form(`${fraud} `), "ar");
  expect(await stored(id)).toMatchObject({ status: "draft", closedReason: "held" });

  expect(await decide(id, "release")).toEqual({ state: "dismissed" });
  expect(await stored(id)).toMatchObject({ status: "active", closedReason: null });
  expect(await isListed(id)).toBe(true);
});

it("F5 a released job is not held again for the same words", async () => {
  const id = await post();
  await decide(id, "release");
  await editJob(company, id, form(`${fraud} للتواصل`), "ar");
  expect(await stored(id)).toMatchObject({ status: "active" });
  await editJob(company, id, form(`${fraud} أرسل صورة جواز السفر.`), "ar");
  expect(await stored(id)).toMatchObject({ status: "draft", closedReason: "held" });
});

it("F5 a refused job is suspended; taking the refusal back publishes it", async () => {
  const id = await post();
  expect(await decide(id, "refuse")).toEqual({ refused: "moderation.reasonMissing" });
  expect(await decide(id, "refuse", "money")).toEqual({ state: "suspended" });
  expect(await stored(id)).toMatchObject({ status: "closed", closedReason: "suspended" });
  expect(await findOwnReview(company, id)).toMatchObject({ state: "suspended", reason: "money" });
  expect(await decide(id, "restore")).toEqual({ state: "restored" });
  expect(await stored(id)).toMatchObject({ status: "active", closedReason: null });
});

it("F5 waits on every way to the public: a draft, a schedule, an edit", async () => {
  const draft = "7f0f1c1e-1111-4222-8333-aaaaaaaaaaaa";
  await saveNewDraft(company, draft, form(fraud), "ar");
  expect(await publishDraft(company, draft)).toEqual({ id: draft });
  expect((await stored(draft))?.closedReason).toBe("held");

  const other = await newCompany();
  const scheduled = await makeJob(other, {
    description: fraud,
    status: "draft",
    publishAt: new Date(Date.now() - 1000),
  });
  await publishScheduledJobs();
  expect(await stored(scheduled.id)).toMatchObject({ status: "draft", closedReason: "held" });

  const third = await newCompany();
  const edited = await post(honest, third);
  expect(await stored(edited)).toMatchObject({ status: "active" });
  await editJob(third, edited, form(fraud), "ar");
  expect(await stored(edited)).toMatchObject({ status: "draft", closedReason: "held" });
  expect(await isListed(edited)).toBe(false);
});

it("F5 nothing waits that is honest, of a confirmed company, switched off, or without a moderator", async () => {
  expect(await stored(await post(honest))).toMatchObject({ status: "active" });

  const known = await newCompany();
  await confirm(known);
  expect(await stored(await post(fraud, known))).toMatchObject({ status: "active" });

  const before = settings();
  setSettings({ ...before, holdSuspicious: false });
  const free = await post(fraud, await newCompany());
  setSettings(before);
  expect(await stored(free)).toMatchObject({ status: "active" });

  await db.delete(moderators).where(ne(moderators.userId, moderator.id));
  await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, moderator.id));
  const unlooked = await post(fraud, await newCompany());
  expect(await stored(unlooked)).toMatchObject({ status: "active" });
});

it("A5 a job whose title says that another, confirmed company is hiring waits", async () => {
  const real = await makeCompany({ companyName: "Zenobia Telecom" });
  await confirm(real);
  await post(honest, real, "Zenobia Telecom is hiring: baker");
  await post(honest, await makeCompany({ companyName: "Palmyra Cloth" }));
  const other = await post(honest, company, "Zеnobia Telecom is hiring: baker");
  expect(await stored(other)).toMatchObject({ status: "draft", closedReason: "held" });
  const [raised] = await db.select().from(moderationCases).where(eq(moderationCases.jobId, other));
  expect(raised?.signals).toContain("otherName");

  for (const [title, by] of [
    ["Zenobia Telecom is hiring: cook", real],
    ["Restaurant is hiring: cook", await newCompany()],
    ["Palmyra Cloth is hiring: cook", await newCompany()],
    ["Cook for Zenobia Telecom", await newCompany()],
  ] as const) {
    expect(await stored(await post(honest, by, title)), title).toMatchObject({ status: "active" });
  }
});

describe("A5 a company that takes a name like another's after its first job", () => {
  async function rename(by: Person, companyName: string): Promise<number> {
    let held = 0;
    const values = companyForm.parse({ companyName });
    await saveOwnCompany(by, values, {}, async (tx, id) => {
      held = await raiseRenamedCompany(tx, id);
    });
    return held;
  }

  const signalsOf = async (id: string) =>
    (await db.select().from(moderationCases).where(eq(moderationCases.jobId, id)))[0]?.signals;

  it("waits with its open jobs, though they were released under the name before", async () => {
    const jobId = await post(honest);
    const second = await post(fraud);
    await decide(second, "release");
    const closed = await makeJob(company, { status: "closed" });
    await post(honest, await makeCompany({ companyName: "Nabda Telecom" }));

    expect(await rename(company, "Nаbda Te1ecom")).toBe(2);
    for (const id of [jobId, second]) {
      expect(await stored(id)).toMatchObject({ status: "draft", closedReason: "held" });
      expect(await isListed(id)).toBe(false);
      expect(await signalsOf(id)).toContain("lookalike");
      expect(await findOwnReview(company, id)).toMatchObject({ state: "held" });
    }
    expect(await stored(closed.id)).toMatchObject({ status: "closed" });

    expect(await decide(jobId, "release")).toEqual({ state: "dismissed" });
    expect(await rename(company, "Nabda Te1ecom Ltd")).toBe(0);
    expect(await stored(jobId)).toMatchObject({ status: "active" });
  });

  it("is held with the thousands of jobs of a large company by a few statements", async () => {
    await post(honest, await makeCompany({ companyName: "Busra Stone" }));
    const raised = await post(fraud);
    await decide(raised, "release");
    const isItself = eq(userProfiles.id, company.id);
    const many = await makeJobs(company, Array<object>(300).fill({}));
    await db.transaction(async (tx) => {
      await tx.update(userProfiles).set({ companyName: "Busrа Stone" }).where(isItself);
      const read = await rowsRead(tx, "job_sketches", async () => {
        expect(await raiseRenamedCompany(tx, company.id)).toBe(many.length + 1);
      });
      // None is compared with all jobs anew.
      expect(read).toBe(0);
    });
    const [first] = many;
    expect(await stored(first?.id ?? "")).toMatchObject({ status: "draft", closedReason: "held" });
    expect(await signalsOf(first?.id ?? "")).toEqual(["lookalike"]);
    expect(await signalsOf(raised)).toEqual(["fee", "newCompany", "lookalike"]);
  });

  it("is raised alone where it is confirmed or nothing is held, and left alone under its own name", async () => {
    await post(honest, await makeCompany({ companyName: "Ugarit Glass" }));
    const jobId = await post(honest);
    expect(await rename(company, "Quiet Glass")).toBe(0);
    expect((await signalsOf(jobId)) ?? []).not.toContain("lookalike");
    await confirm(company);
    expect(await rename(company, "Ugаrit Glass")).toBe(0);
    expect(await stored(jobId)).toMatchObject({ status: "active" });
    expect(await signalsOf(jobId)).toContain("lookalike");

    const free = await newCompany();
    const other = await post(honest, free);
    const before = settings();
    setSettings({ ...before, holdSuspicious: false });
    expect(await rename(free, "Furas")).toBe(0);
    setSettings(before);
    expect(await stored(other)).toMatchObject({ status: "active" });
    expect(await signalsOf(other)).toContain("lookalike");
  });
});
