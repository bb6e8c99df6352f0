import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { loadDashboard } from "#app/features/company-dashboard/dashboard.server.ts";
import { countOwnJobs, listManagedJobs } from "#app/features/jobs/lifecycle/managed-jobs.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import {
  type EmailPerson,
  makeAdmin,
  makeCompany,
  makeJob,
  makeJobs,
  makeSeeker,
} from "#test/people.ts";
import { daysAgo, insertApplication } from "#test/sent-applications.ts";
import { noOwnApplications } from "./application-list.ts";
import {
  countCompanyApplications,
  listCompanyApplications,
  listOwnApplications,
} from "./application-lists.server.ts";
import { documents, jobApplications } from "./applications.table.ts";
import { listJobChoice, listJobsWithApplications } from "./jobs-with-applications.server.ts";
import { recordOpening } from "./lifecycle/history.server.ts";

useTestDatabase();

const day = 24 * 60 * 60 * 1000;

/** An application of some days ago, straight in the database. */
async function sent(seeker: EmailPerson, jobId: string, daysAgo: number, coverLetter = "Hello") {
  const cv = { fileName: "cv.pdf", kind: "pdf", mediaType: "application/pdf", sizeBytes: 1 };
  const [document] = await db
    .insert(documents)
    .values({ ownerId: seeker.id, ...cv })
    .returning();
  const documentId = document?.id ?? "";
  await db
    .insert(jobApplications)
    .values({
      jobId,
      userId: seeker.id,
      documentId,
      resumeUrl: `/documents/${documentId}`,
      coverLetter,
      experience: "3-5",
      expectedSalary: "2,100,000",
      availableDate: "2026-12-01",
      createdAt: new Date(Date.now() - daysAgo * day),
    });
  return documentId;
}

let company: EmailPerson;
let other: EmailPerson;
let seeker: EmailPerson;
beforeEach(async () => {
  company = await makeCompany({
    companyName: "Barada Foods",
    companyWebsite: "https://barada.example",
    phone: "+963 21 000 0000",
    country: "Syria",
    province: "Aleppo",
    city: "Azaz",
  });
  other = await makeCompany({ companyName: "Minaa" });
  seeker = await makeSeeker({ desiredPosition: "Accountant", skills: ["Excel"], bio: "Careful." });
});

describe("My Applications", () => {
  it("ACCT-07 ACCT-08 lists sent applications, newest first, with job and company", async () => {
    const job = await makeJob(company, {
      salaryMin: "1800000",
      salaryMax: "2400000",
      placeId: "syria/aleppo/azaz",
    });
    const documentId = await sent(seeker, job.id, 2);
    const newer = await makeJob(other, { title: "Clerk", status: "closed" });
    await sent(seeker, newer.id, 1);
    const [first, second, ...more] = (await listOwnApplications(seeker)).items;
    expect(more).toEqual([]);
    expect(first?.job).toMatchObject({ title: "Clerk", state: "closed" });
    expect(second).toMatchObject({
      coverLetter: "Hello",
      experience: "3-5",
      expectedSalary: "2,100,000",
      availableDate: "2026-12-01",
      document: { id: documentId, name: "cv.pdf" },
      job: {
        id: job.id,
        title: "Accountant",
        excerpt: "Keep the daily books.",
        category: "Accounting & Finance",
        place: { ar: "أعزاز، حلب", en: "Azaz, Aleppo" },
        pay: { min: 1_800_000, max: 2_400_000, currency: "SYP" },
        employmentType: "full-time",
        experienceLevel: "mid",
      },
      company: {
        name: "Barada Foods",
        website: "https://barada.example",
        phone: "+963 21 000 0000",
        place: { ar: "أعزاز، حلب", en: "Azaz, Aleppo" },
      },
    });
    // Reading 46: nothing of a status is shown as long as nobody has acted.
    expect(second).toMatchObject({ status: "pending", isAnswered: false, hasNews: false });
  });

  it("show no number of a company that does not want to be called, and a mobile one for WhatsApp", async () => {
    const job = await makeJob(company);
    await sent(seeker, job.id, 1);
    const shown = async (changed: { phone?: string; hidePhone?: boolean }) => {
      await db.update(userProfiles).set(changed).where(eq(userProfiles.id, company.id));
      const [first] = (await listOwnApplications(seeker)).items;
      return first?.company;
    };
    expect(await shown({ hidePhone: false })).toMatchObject({
      phone: "+963 21 000 0000",
      mobile: null,
    });
    const phone = "+963 944 000 101";
    expect(await shown({ phone })).toMatchObject({ phone, mobile: "963944000101" });
    expect(await shown({ hidePhone: true })).toMatchObject({ phone: null, mobile: null });
  });

  it("growth 11 come twelve at a time, and a filter counts and pages its own", async () => {
    const jobs = await makeJobs(company, Array(30).fill({}));
    const ids: string[] = [];
    for (const [age, { id }] of jobs.entries()) {
      const isOver = age % 2 === 0;
      ids.push(
        await insertApplication(id, {
          by: seeker,
          daysAgo: age,
          status: isOver ? "not_selected" : "pending",
        }),
      );
    }
    const page = async (query: Parameters<typeof listOwnApplications>[1]) => {
      const { counts, all, isAnyAnswered: _, ...list } = await listOwnApplications(seeker, query);
      expect({ all, counts }).toEqual({ all: 30, counts: { current: 15, news: 0, ended: 15 } });
      return { ...list, items: list.items.map(({ id }) => ids.indexOf(id)) };
    };
    const from = (first: number, step = 1) =>
      Array.from({ length: 12 }, (_, n) => first + n * step);
    expect(await page({})).toEqual({ items: from(0), total: 30, page: 1, pages: 3 });
    expect(await page({ page: 2 })).toMatchObject({ items: from(12) });
    expect(await page({ page: 9 })).toMatchObject({ items: from(24).slice(0, 6), page: 3 });
    expect(await page({ shown: "ended" })).toMatchObject({ items: from(0, 2), total: 15 });
    expect(await page({ shown: "current", page: 2 })).toMatchObject({ items: [25, 27, 29] });
    expect(await page({ shown: "news" })).toMatchObject({ items: [], total: 0, pages: 1 });
    for (const at of [0, 11, 12, 29]) {
      expect(await page({ at: ids[at] ?? null })).toMatchObject({ page: Math.floor(at / 12) + 1 });
    }
  });

  it("PERM-05 holds no application of another account", async () => {
    await sent(seeker, (await makeJob(company)).id, 1);
    expect(await listOwnApplications(await makeSeeker())).toEqual(noOwnApplications);
    expect(await listOwnApplications(company)).toEqual(noOwnApplications);
    expect(await listOwnApplications(visitor)).toEqual(noOwnApplications);
  });
});

describe("a company's applications", () => {
  it("DASH-04 DASH-05 come newest first with the applicant's profile and the sent application", async () => {
    const [job, newer] = [await makeJob(company), await makeJob(company, { title: "Clerk" })];
    await sent(seeker, newer.id, 3);
    const documentId = await sent(await makeSeeker({ firstName: "Youssef" }), job.id, 1);
    const { items, total } = await listCompanyApplications(company);
    expect(total).toBe(2);
    expect(items.map(({ job }) => job.title)).toEqual(["Accountant", "Clerk"]);
    expect(items[0]).toMatchObject({ document: { id: documentId, name: "cv.pdf" } });
    expect(items[1]).toMatchObject({
      coverLetter: "Hello",
      applicant: {
        name: "Rima Al-Halabi",
        email: seeker.email,
        phone: "+963 944 000 000",
        desiredPosition: "Accountant",
        skills: ["Excel"],
        bio: "Careful.",
      },
    });
    expect(items[1]).not.toHaveProperty("status");
    expect(items[1]).toMatchObject({ handled: null });
  });

  it("tell how an application was acted on", async () => {
    const job = await makeJob(company);
    await insertApplication(job.id, { status: "interview", daysAgo: 1 });
    await insertApplication(job.id, { isOpened: true });
    const { items } = await listCompanyApplications(company);
    expect(items.map(({ handled }) => handled)).toEqual([null, "interview"]);
  });

  it("PERM-05 PERM-08 are the owner's only: of two companies each sees its own, an admin none", async () => {
    await sent(seeker, (await makeJob(company)).id, 1, "to Barada");
    await sent(seeker, (await makeJob(other)).id, 2, "to Minaa");
    const coverLetters = async (actor: EmailPerson) =>
      (await listCompanyApplications(actor)).items.map(({ coverLetter }) => coverLetter);
    expect(await coverLetters(company)).toEqual(["to Barada"]);
    expect(await coverLetters(other)).toEqual(["to Minaa"]);
    for (const actor of [seeker, await makeAdmin(), visitor]) {
      const none = { items: [], total: 0, page: 1, pages: 1 };
      expect(await listCompanyApplications(actor)).toEqual(none);
      expect(await countCompanyApplications(actor)).toEqual({ total: 0 });
    }
  });

  it("D16 narrow to one job, and to words of names, contacts and cover letters", async () => {
    const [job, clerk] = [await makeJob(company), await makeJob(company, { title: "Clerk" })];
    const youssef = await makeSeeker({ firstName: "يوسف", phone: "+963 933 111 222" });
    await sent(seeker, job.id, 3, "I keep books with Excel");
    await sent(youssef, job.id, 2, "Hello");
    await sent(youssef, clerk.id, 1, "Good morning");
    const theirs = await makeJob(other);
    await sent(youssef, theirs.id, 1, "not yours");
    const coverLetters = async (filter: { job?: string; search?: string }) =>
      (await listCompanyApplications(company, 1, { job: null, search: "", ...filter })).items.map(
        ({ coverLetter }) => coverLetter,
      );
    expect(await coverLetters({ job: clerk.id })).toEqual(["Good morning"]);
    expect(await coverLetters({ search: "EXCEL books" })).toEqual(["I keep books with Excel"]);
    expect(await coverLetters({ search: "يوسف" })).toEqual(["Good morning", "Hello"]);
    expect(await coverLetters({ search: "0933111222", job: job.id })).toEqual(["Hello"]);
    expect(await coverLetters({ search: "nobody at all" })).toEqual([]);
    expect(await coverLetters({ search: "%" })).toEqual([]);
    expect(await coverLetters({ job: theirs.id }), "another company's job").toEqual([]);
    expect(await coverLetters({ search: "not yours" })).toEqual([]);
    expect(await coverLetters({ search: "books accountant" }), "letter and position").toEqual([
      "I keep books with Excel",
    ]);
    expect(await coverLetters({ search: "careful" }), "other texts of the profile").toEqual([]);
    await db.update(userProfiles).set({ city: "Azaz" }).where(eq(userProfiles.id, seeker.id));
    expect(await coverLetters({ search: "أعزاز" })).toEqual(["I keep books with Excel"]);
  });

  it("D16 of a cleared application only the name is found", async () => {
    const job = await makeJob(company);
    await sent(seeker, job.id, 1);
    await db.update(jobApplications).set({ documentId: null, clearedAt: new Date() });
    const names = async (search: string) =>
      (await listCompanyApplications(company, 1, { job: null, search })).total;
    expect(await names("Rima")).toBe(1);
    expect(await names("Accountant")).toBe(0);
    expect(await names(seeker.email)).toBe(0);
  });

  it("are chosen by the newest 100 of many jobs, and by an older one that is chosen already", async () => {
    const many = await makeJobs(
      company,
      Array.from({ length: 101 }, (_, age) => ({ createdAt: daysAgo(age) })),
    );
    const sender = { userId: seeker.id, resumeUrl: "", clearedAt: new Date() };
    await db.insert(jobApplications).values(many.map(({ id }) => ({ ...sender, jobId: id })));
    const oldest = many.at(-1)?.id ?? "";
    const choice = await listJobChoice(company);
    expect(choice.map(({ id }) => id)).toEqual(many.slice(0, 100).map(({ id }) => id));
    const [first, ...others] = await listJobChoice(company, oldest);
    expect(first).toMatchObject({ id: oldest, applications: 1 });
    expect(others).toEqual(choice);
    expect(await listJobChoice(company, choice[5]?.id)).toEqual(choice);
    const [foreign] = await makeJobs(await makeCompany(), [{}]);
    expect(await listJobChoice(company, foreign?.id)).toEqual(choice);
  });

  it("D16 are new until the company itself reads them, and the jobs tell how many are", async () => {
    const job = await makeJob(company);
    await sent(seeker, job.id, 2);
    await sent(await makeSeeker(), job.id, 1);
    const seen = async () =>
      (await listCompanyApplications(company)).items.map(({ isNew }) => isNew);
    expect(await seen()).toEqual([true, true]);
    const [newest] = (await listCompanyApplications(company)).items;
    await recordOpening(other, newest?.id ?? "");
    expect(await seen()).toEqual([true, true]);
    await recordOpening(company, newest?.id ?? "");
    await recordOpening(company, newest?.id ?? "");
    expect(await seen()).toEqual([false, true]);
    await makeJob(company, { title: "Nobody has applied" });
    expect(await listJobChoice(company)).toEqual([
      { id: job.id, title: "Accountant", applications: 2 },
    ]);
    expect(await listJobChoice(seeker)).toEqual([]);
    expect(await listJobsWithApplications(company, [job.id])).toEqual([
      { id: job.id, title: "Accountant", applications: 2, undecided: 2, unanswered: 2 },
    ]);
    expect(await listJobsWithApplications(company, [])).toEqual([]);
    expect(await listJobsWithApplications(other, [job.id]), "another company's").toEqual([]);
  });

  it("come twenty a page", async () => {
    const job = await makeJob(company);
    for (let at = 0; at < 21; at++) await sent(await makeSeeker(), job.id, at, `letter ${at}`);
    const first = await listCompanyApplications(company, 1);
    expect(first).toMatchObject({ total: 21, page: 1, pages: 2 });
    expect(first.items).toHaveLength(20);
    const last = await listCompanyApplications(company, 2);
    expect(last.items.map(({ coverLetter }) => coverLetter)).toEqual(["letter 20"]);
    expect(await listCompanyApplications(company, 99), "past the end").toMatchObject({ page: 2 });
    expect(await listCompanyApplications(company, Number.NaN)).toMatchObject({ page: 1 });
  });
});

describe("the company dashboard", () => {
  it("DASH-02 lists own jobs in every status, newest first, with how many applied", async () => {
    const ago = (days: number) => ({ createdAt: new Date(Date.now() - days * day) });
    const draft = await makeJob(company, { title: "Draft", status: "draft", ...ago(3) });
    const active = await makeJob(company, { title: "Active", ...ago(2) });
    await makeJob(company, { title: "Closed", status: "closed", ...ago(1) });
    await makeJob(other, { title: "Somebody else's" });
    await sent(seeker, active.id, 1);
    const { head, list, totals } = await loadDashboard(
      company,
      { tab: "jobs", page: 1, filter: "all" },
      "en",
    );
    expect(head).toEqual({
      id: company.id,
      name: "Barada Foods",
      logo: null,
      plan: null,
      isIncomplete: true,
    });
    if (list.tab !== "jobs") throw new Error("another tab");
    expect(
      list.jobs.items.map(({ title, state, applications }) => [title, state, applications]),
    ).toEqual([
      ["Closed", "closed", 0],
      ["Active", "open", 1],
      ["Draft", "draft", 0],
    ]);
    expect(list.jobs.items[2]?.id).toBe(draft.id);
    expect(totals).toMatchObject({ jobs: 3, applications: { total: 1 } });
  });

  it("has jobs twenty a page, for companies only", async () => {
    for (let at = 0; at < 21; at++) await makeJob(company, { title: `Job ${at}` });
    expect((await listManagedJobs(company, "all", 2)).jobs).toMatchObject({
      total: 21,
      page: 2,
      pages: 2,
    });
    expect((await listManagedJobs(company, "all", 2)).jobs.items).toHaveLength(1);
    expect(await countOwnJobs(seeker)).toBe(0);
    expect((await listManagedJobs(await makeAdmin(), "all")).jobs.items).toEqual([]);
  });

  it("names a company without a name by its person", async () => {
    await db.update(userProfiles).set({ companyName: null }).where(eq(userProfiles.id, company.id));
    const { head } = await loadDashboard(company, { tab: "jobs", page: 1, filter: "all" }, "en");
    expect(head.name).toBe("Samer Haddad");
  });
});
