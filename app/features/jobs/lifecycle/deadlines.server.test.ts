import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "#app/features/job/jobs.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeJobs } from "#test/people.ts";
import { closeExpiredJobs, closeExpiredOnce, hasClosedExpired } from "./deadlines.server.ts";
import { addDays } from "./job-lifecycle.ts";
import { publishScheduledJobs } from "./scheduled-jobs.server.ts";

useTestDatabase();

const row = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0];
const noon = (day: string) => new Date(`${day}T12:00:00+03:00`);

describe("issue 15, the last day closes a job by itself", () => {
  it("from the first second after midnight in Damascus on, and no second before", async () => {
    const company = await makeCompany();
    const today = damascusDay(new Date());
    const job = await makeJob(company, { applicationDeadline: addDays(today, 5) });
    const endless = await makeJob(company);
    const last = addDays(today, 5);
    await closeExpiredJobs(new Date(`${last}T23:59:59+03:00`));
    expect(await row(job.id)).toMatchObject({ status: "active" });
    await closeExpiredJobs(new Date(`${addDays(last, 1)}T00:00:00+03:00`));
    expect(await row(job.id)).toMatchObject({ status: "closed", closedReason: "expired" });
    expect(await row(endless.id)).toMatchObject({ status: "active" });
  });

  it("once, when several processes do it at the same moment", async () => {
    const company = await makeCompany();
    const day = addDays(damascusDay(new Date()), 3);
    await makeJobs(company, Array(20).fill({ applicationDeadline: day }));
    const at = noon(addDays(day, 1));
    const closed = await Promise.all([1, 2, 3].map(() => closeExpiredJobs(at)));
    expect(closed.reduce((sum, some) => sum + some, 0)).toBe(20);
    const open = await db.select().from(jobs).where(eq(jobs.status, "active"));
    expect(open.filter(({ companyId }) => companyId === company.id)).toEqual([]);
  });

  it("a job that becomes open after its last day is closed, also when written by plain SQL", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { status: "draft", applicationDeadline: "2020-01-01" });
    await db.update(jobs).set({ status: "active" }).where(eq(jobs.id, job.id));
    expect(await row(job.id)).toMatchObject({ status: "closed", closedReason: "expired" });
    const open = await makeJob(company);
    await db.update(jobs).set({ applicationDeadline: "2020-01-01" }).where(eq(jobs.id, open.id));
    expect(await row(open.id)).toMatchObject({ status: "closed", closedReason: "expired" });
  });

  it("a process does it before its first response of the day", async () => {
    expect(hasClosedExpired()).toBe(false);
    await Promise.all([closeExpiredOnce(), closeExpiredOnce()]);
    expect(hasClosedExpired()).toBe(true);
  });
});

describe("issue 15, scheduled jobs", () => {
  it("are public once their time has come, once, with that day as the day of posting", async () => {
    const company = await makeCompany();
    const past = new Date(Date.now() - 1000);
    const begun = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000);
    const due = await makeJob(company, { status: "draft", publishAt: past, createdAt: begun });
    const later = await makeJob(company, {
      status: "draft",
      publishAt: new Date(Date.now() + 60_000),
    });
    const counts = await Promise.all([publishScheduledJobs(), publishScheduledJobs()]);
    expect(counts.reduce((sum, some) => sum + some)).toBe(1);
    const published = await row(due.id);
    expect(published).toMatchObject({ status: "active", publishAt: null });
    expect(published?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await row(later.id)).toMatchObject({ status: "draft", publishAt: later.publishAt });
  });
});
