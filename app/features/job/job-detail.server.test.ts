import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { findCompany } from "#app/features/companies/directory/company-directory.server.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { findJob, similarJobs } from "./job-detail.server.ts";

useTestDatabase();

const dayAgo = (days: number) => damascusDay(new Date(Date.now() - days * 86_400_000));

describe("a job's page", () => {
  it("JOB-01 JOB-03 JOB-04 DATA-09 has the job with its lists, its flags and its company", async () => {
    const company = await makeCompany({
      companyName: "Barada Foods",
      country: "Syria",
      province: "Aleppo",
      city: "Azaz",
      companyWebsite: "https://barada.example",
      companySize: "51-200",
      industry: "food-beverage",
    });
    await makeJob(company, { status: "closed" });
    const today = damascusDay(new Date());
    const job = await makeJob(company, {
      requirements: '["Two years","Excel"]',
      benefits: "not a list",
      applicationDeadline: today,
      contactEmail: "jobs@barada.example",
      companyWebsite: "https://jobs.example",
      salaryMin: "1000",
      salaryMax: "2000",
    });
    expect(await findJob(visitor, job.id)).toMatchObject({
      id: job.id,
      status: "active",
      state: "open",
      isNew: true,
      isUrgent: true,
      postedAt: job.createdAt.toISOString(),
      pay: { min: 1000, max: 2000, currency: "SYP" },
      workArrangement: null,
      requirements: ["Two years", "Excel"],
      benefits: [],
      deadline: today,
      contactEmail: "jobs@barada.example",
      website: "https://jobs.example",
      company: {
        id: company.id,
        name: "Barada Foods",
        country: "Syria",
        province: "Aleppo",
        city: "Azaz",
        website: "https://barada.example",
        size: "51-200",
        industry: "food-beverage",
        activeJobs: 1,
      },
    });
  });

  it.each(["closed", "draft"])("JOB-07 a %s job is its owner's only", async (status) => {
    const owner = await makeCompany();
    const job = await makeJob(owner, { status });
    expect(await findJob(owner, job.id)).toMatchObject({ status, state: status });
    for (const actor of [visitor, await makeSeeker(), await makeCompany(), await makeAdmin()]) {
      expect(await findJob(actor, job.id)).toBeUndefined();
    }
  });

  it("reading 52: is everybody's for 30 days after its last day, then its company's alone", async () => {
    const company = await makeCompany();
    const [recent, old] = [
      await makeJob(company, { applicationDeadline: dayAgo(30) }),
      await makeJob(company, { applicationDeadline: dayAgo(31) }),
    ];
    for (const { id } of [recent, old])
      expect(await findJob(company, id)).toMatchObject({ state: "over", isUrgent: false });
    for (const actor of [visitor, await makeSeeker(), await makeCompany(), await makeAdmin()]) {
      expect(await findJob(actor, recent.id)).toMatchObject({ state: "over" });
      expect(await findJob(actor, old.id)).toBeUndefined();
    }
  });

  it("reading 52: is missing at once for others after it was suspended or its company was blocked", async () => {
    const company = await makeCompany();
    const applicationDeadline = dayAgo(1);
    const job = await makeJob(company, { applicationDeadline });
    const suspended = { status: "closed", closedReason: "suspended", applicationDeadline };
    expect(await findJob(visitor, (await makeJob(company, suspended)).id)).toBeUndefined();
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, company.id));
    expect(await findJob(visitor, job.id)).toBeUndefined();
  });

  it.each([
    "",
    "1",
    "nonsense",
    "' or 1=1",
    "a\0b",
    "00000000-0000-0000-0000-000000000000",
    "../jobs",
  ])("JOB-06 %j is no job", async (id) => {
    expect(await findJob(visitor, id)).toBeUndefined();
  });
});

describe("similar jobs", () => {
  it("JOB-05 are three active ones of the category, the newest, and not the job itself", async () => {
    const company = await makeCompany();
    const make = (title: string, hours: number, more = {}) =>
      makeJob(company, {
        title,
        category: "Law",
        createdAt: new Date(Date.now() - hours * 3_600_000),
        ...more,
      });
    const job = await make("itself", 0);
    await make("fourth", 4);
    await make("first", 1);
    await make("third", 3);
    await make("second", 2);
    await make("closed", 0, { status: "closed" });
    await make("other", 0, { category: "Design" });
    expect((await similarJobs(job, "en")).map(({ title }) => title)).toEqual([
      "first",
      "second",
      "third",
    ]);
  });
});

it("F50 of a nurse's job in Homs the other one there comes first, then other nurses", async () => {
  const company = await makeCompany();
  const make = (title: string, placeId: string, hours: number) =>
    makeJob(company, {
      title,
      placeId,
      category: "Healthcare",
      createdAt: new Date(Date.now() - hours * 3_600_000),
    });
  const job = await make("ممرضة", "syria/homs/homs", 0);
  await make("طبيب", "syria/raqqa/raqqa", 1);
  await make("طبيب أسنان", "syria/as-suwayda/as-suwayda", 2);
  await make("صيدلاني", "syria/homs/homs", 3);
  await make("ممرضة ليلية", "syria/hama/hama", 4);
  await make("ممرضة عناية", "syria/homs/homs", 5);
  expect((await similarJobs(job, "ar")).map(({ title }) => title)).toEqual([
    "ممرضة عناية",
    "صيدلاني",
    "ممرضة ليلية",
  ]);
});

it("F50 a job of the same governorate comes first, whichever language its title is in", async () => {
  const company = await makeCompany();
  const make = (title: string, placeId: string) =>
    makeJob(company, { title, placeId, category: "Logistics" });
  const job = await make("ممرضة حواضن", "syria/homs/homs");
  await make("Registered Nurse", "syria/homs/homs");
  await make("ممرضة حواضن", "syria/raqqa/raqqa");
  expect((await similarJobs(job, "ar")).map(({ title }) => title)).toEqual([
    "Registered Nurse",
    "ممرضة حواضن",
  ]);
});

describe("a company's name", () => {
  it("JOBS-03 is found by its id and by the name itself, in any spelling of letters", async () => {
    const company = await makeCompany({ companyName: "شركة الأُمّ" });
    await makeJob(company);
    expect((await findCompany(company.id, "ar"))?.name).toBe("شركة الأُمّ");
    expect((await findCompany("شركه الام", "ar"))?.name).toBe("شركة الأُمّ");
    const before = (await findCompany(company.id, "ar"))?.openJobs ?? 0;
    await makeJob(company);
    await makeJob(company, { status: "closed" });
    expect((await findCompany(company.id, "ar"))?.openJobs).toBe(before + 1);
    expect(await findCompany("شركه", "ar")).toBeUndefined();
    expect(await findCompany("a\0", "ar")).toBeUndefined();
    expect(await findCompany((await makeSeeker()).id, "ar")).toBeUndefined();
  });
});
