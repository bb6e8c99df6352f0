import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { keepDraft, listDrafts } from "#app/features/accounts/profile/drafts.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { valuesOfJob } from "#app/features/jobs/posting/job-values.ts";
import { outdatedJobs } from "#app/features/search/index/counted-jobs.table.ts";
import type { FormValues } from "#app/http/form.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { checkJob } from "./job-form.ts";
import { editForm, editJob, findOwnJob, postForm, publishJob } from "./post-job.server.ts";

useTestDatabase();

const input: FormValues = {
  title: "Nurse",
  company: "Barada Foods",
  description: "Look after the workers.",
  jobType: "part-time",
  category: "Medicine and Health",
  experienceLevel: "entry",
  requirements: "A licence\nArabic and English",
  benefits: "Transport",
  country: "Syria",
  province: "Aleppo",
  city: "Aleppo",
  workArrangement: "office",
  salaryMin: "2,000.50",
  salaryMax: "1,000",
  currency: "USD",
  applicationDeadline: "2030-12-05",
  contactEmail: "jobs@example.com",
  companyWebsite: "https://example.com",
};

const checked = (changes: FormValues = {}) => {
  const read = checkJob({ ...input, ...changes });
  if (read.errors) throw new Error(JSON.stringify(read.errors));
  return read.values;
};

async function stored(id: string) {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw new Error("No such job");
  return job;
}

const companyName = async (id: string) => {
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, id));
  return profile?.companyName;
};

describe("posting a job", () => {
  it("POST-09 POST-10 DATA-06 stores everything, active, for the company that posts", async () => {
    const company = await makeCompany();
    const id = randomUUID();
    expect(await publishJob(company, id, checked(), "en")).toEqual({ id });
    const job = await stored(id);
    expect(job).toMatchObject({
      companyId: company.id,
      status: "active",
      title: "Nurse",
      category: "Healthcare",
      employmentType: "part-time",
      experienceLevel: "entry",
      workArrangement: "office",
      salaryMin: "2000.50",
      salaryMax: "1000",
      currency: "USD",
      requirements: '["A licence","Arabic and English"]',
      benefits: '["Transport"]',
      applicationDeadline: "2030-12-05",
      contactEmail: "jobs@example.com",
      companyWebsite: "https://example.com",
    });
    const { company: _, ...rest } = input;
    expect(valuesOfJob(job)).toEqual({
      ...rest,
      questions: "",
      salaryMin: "2,000.50",
      pound: "new",
      payPeriod: "month",
      payBasis: "",
    });
  });

  it("POST-08 empty bounds are stored as null", async () => {
    const company = await makeCompany();
    const id = randomUUID();
    await publishJob(company, id, checked({ salaryMin: "", salaryMax: "" }), "en");
    expect(await stored(id)).toMatchObject({ salaryMin: null, salaryMax: null });
  });

  it.each([
    ["en", "Aleppo, Aleppo, Syria"],
    ["ar", "حلب, حلب, سوريا"],
  ] as const)("DATA-05 writes the place in the language in use: %s", async (language, location) => {
    const id = randomUUID();
    await publishJob(await makeCompany(), id, checked(), language);
    expect(await stored(id)).toMatchObject({ location, placeId: "syria/aleppo/aleppo" });
  });

  it("POST-05 a company without a name gets the typed one; one with a name keeps it", async () => {
    const nameless = await makeCompany({ companyName: null });
    await publishJob(nameless, randomUUID(), checked({ company: "Orontes Mills" }), "en");
    expect(await companyName(nameless.id)).toBe("Orontes Mills");
    const named = await makeCompany({ companyName: "Qasioun Press" });
    await publishJob(named, randomUUID(), checked({ company: "Something Else" }), "en");
    expect(await companyName(named.id)).toBe("Qasioun Press");
  });

  it("POST-09 sent many times at once, a draft is posted once and dropped", async () => {
    const company = await makeCompany();
    const id = randomUUID();
    await keepDraft(company, postForm, { id, values: input });
    const send = () => publishJob(company, id, checked(), "en");
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers).toEqual([{ id }, { id }, { id }, { id }]);
    const own = await db.select().from(jobs).where(eq(jobs.companyId, company.id));
    expect(own).toHaveLength(1);
    expect(await listDrafts(company, postForm)).toEqual([]);
  });

  it("PERM-11 a seeker, an admin and a visitor post nothing", async () => {
    for (const actor of [await makeSeeker(), await makeAdmin(), visitor]) {
      const id = randomUUID();
      expect(await publishJob(actor, id, checked(), "en")).toEqual({
        refused: "posting.companiesOnly",
      });
      expect(await db.select().from(jobs).where(eq(jobs.id, id))).toEqual([]);
    }
  });

  it("POST-09 an error leaves the draft and no job", async () => {
    const company = await makeCompany({ companyName: null });
    const id = randomUUID();
    await keepDraft(company, postForm, { id, values: input });
    const broken = { ...checked(), currency: "XAU" } as unknown as ReturnType<typeof checked>;
    await expect(publishJob(company, id, broken, "en")).rejects.toThrow();
    expect(await listDrafts(company, postForm)).toHaveLength(1);
    expect(await companyName(company.id)).toBeNull();
  });
});

describe("editing a job", () => {
  it.each(["active", "closed", "draft"])("POST-11 keeps the status %s", async (status) => {
    const company = await makeCompany();
    const past = new Date("2026-01-01T00:00:00Z");
    const job = await makeJob(company, { status, createdAt: past, updatedAt: past });
    const draft = { id: randomUUID(), values: { ...input, title: "Head nurse" }, seen: "" };
    await keepDraft(company, editForm(job.id), draft);
    const changed = await editJob(company, job.id, checked(draft.values), "en", draft);
    expect(changed).toEqual({ id: job.id });
    const saved = await stored(job.id);
    expect(saved).toMatchObject({ title: "Head nurse", status, companyId: company.id });
    expect(saved.createdAt).toEqual(past);
    expect(saved.updatedAt.getTime()).toBeGreaterThan(past.getTime());
    expect(await listDrafts(company, editForm(job.id))).toEqual([]);
  });

  it("S9 a job cannot be changed over and over: each change renders public pages again", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const answers = [];
    for (let time = 0; time < 22; time++) {
      answers.push(await editJob(company, job.id, checked({ title: `Nurse ${time}` }), "en"));
    }
    expect(answers.at(0)).toEqual({ id: job.id });
    expect(answers.at(-1)).toMatchObject({ refused: "accounts.tooManyTries" });
  });

  it("DATA-05 writes the place again only when it is another", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { location: "حلب, حلب, سوريا" });
    await editJob(company, job.id, checked(), "en");
    expect((await stored(job.id)).location).toBe("حلب, حلب, سوريا");
    await editJob(company, job.id, checked({ province: "Homs", city: "Homs" }), "en");
    expect(await stored(job.id)).toMatchObject({
      location: "Homs, Homs, Syria",
      placeId: "syria/homs/homs",
    });
  });

  it("PERM-04 another company's job and a missing one answer alike, and nothing changes", async () => {
    const owner = await makeCompany();
    const job = await makeJob(owner);
    const others = [await makeCompany(), await makeSeeker(), await makeAdmin(), visitor];
    for (const actor of others) {
      for (const id of [job.id, randomUUID(), "1", "'; drop table jobs"]) {
        expect(await findOwnJob(actor, id)).toBeUndefined();
        expect(await editJob(actor, id, checked(), "en")).toEqual({
          refused: "posting.jobNotFound",
        });
      }
    }
    expect(await stored(job.id)).toEqual(job);
    expect(await findOwnJob(owner, job.id)).toEqual({ ...job, questions: [] });
  });

  it("DATA-06 broken lists are empty in the form", async () => {
    const job = await makeJob(await makeCompany(), { requirements: "{broken", benefits: '"text"' });
    expect(valuesOfJob(job)).toMatchObject({ requirements: "", benefits: "" });
  });

  it("POST-11 a place that is known in part is filled in as far as it is", async () => {
    const company = await makeCompany();
    const part = await makeJob(company, {
      location: "Xyz, Aleppo, Syria",
      placeId: "syria/aleppo",
    });
    expect(valuesOfJob(part)).toMatchObject({ province: "Aleppo", city: "" });
    const none = await makeJob(company, { location: "On the moon", placeId: null });
    expect(valuesOfJob(none)).toMatchObject({ country: "Syria", province: "", city: "" });
    const abroad = await makeJob(company, { location: "Cairo, Egypt", placeId: "egypt/cairo" });
    expect(valuesOfJob(abroad)).toMatchObject({ country: "Syria", province: "", city: "" });
  });

  it("POST-07 a posted job of Medicine and Health is found under Healthcare", async () => {
    const id = randomUUID();
    await publishJob(await makeCompany(), id, checked(), "en");
    const rows = await db.execute(sql`select id from jobs where category = 'Healthcare'`);
    expect(rows.map((row) => row.id)).toContain(id);
  });
});

describe("searches that find a posted job", () => {
  const rowsOf = async (id: string) =>
    (
      await db.execute(sql`select title, company, active, tsvector_to_array(terms) as terms
      from job_search left join job_terms using (job_id) where job_id = ${id}`)
    ).map((row) => ({ ...row }));

  it("JOBS-10 is indexed in the transaction that posts or edits it", async () => {
    const company = await makeCompany({ companyName: "شركة الأمل & Sons" });
    const id = randomUUID();
    await publishJob(company, id, checked({ title: "Night porters" }), "en");
    const common = { company: "شركه الامل sons", active: true };
    const terms = (own: string[]) =>
      expect.arrayContaining(["~امل", "~son", `o:${company.id}`, ...own]);
    expect(await rowsOf(id)).toEqual([
      { ...common, title: "night porters", terms: terms(["=porter", "porter"]) },
    ]);
    await editJob(company, id, checked({ title: "محاسبة أولى" }), "ar");
    expect(await rowsOf(id)).toEqual([
      { ...common, title: "محاسبه اولي", terms: terms(["=محاسب", "محاسب"]) },
    ]);
    expect((await rowsOf(id))[0]?.terms).not.toContain("porter");
    expect(await db.$count(outdatedJobs)).toBe(0);
  });

  it("JOBS-10 of a closed job nothing is found when it is edited", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { status: "closed" });
    await editJob(company, job.id, checked(), "en");
    expect(await rowsOf(job.id)).toMatchObject([{ active: false, terms: null }]);
  });
});
