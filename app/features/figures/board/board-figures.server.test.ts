import { expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { jobViews } from "#app/features/job/views/job-views.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJobs, makeSeeker } from "#test/people.ts";
import { daysAgo, insertApplication } from "#test/sent-applications.ts";
import { countBoardDays } from "./board-days.server.ts";
import { exportBoardFigures, findBoardFigures } from "./board-figures.server.ts";

useTestDatabase();

const hour = 60 * 60_000;

it("issue 33: the figures of the board equal a count over its rows, and answers that came since", async () => {
  const ages = [0, 1, 2, 5, 8, 20, 29, 31, 59, 61, 200, 364, 366];
  const company = await makeCompany({ createdAt: daysAgo(40) });
  const posted = await makeJobs(
    company,
    ages.map((age) => ({ createdAt: daysAgo(age) })),
  );
  for (const [at, age] of ages.entries()) {
    const jobId = posted[at]?.id ?? "";
    const by = await makeSeeker({ createdAt: daysAgo(age) });
    const id = await insertApplication(jobId, { by, daysAgo: age });
    await db
      .insert(jobViews)
      .values({ jobId, day: damascusDay(daysAgo(age)), source: "list", views: at + 1, begun: at });
    if (at % 3 === 0) continue;
    const createdAt = new Date(daysAgo(age).getTime() + (at % 3 === 1 ? 30 : 200) * hour);
    const event = { applicationId: id, action: "decline", side: "company" } as const;
    await db.insert(applicationEvents).values({ ...event, toStatus: "not_selected", createdAt });
  }
  await countBoardDays();
  const admin = await makeAdmin();
  for (const period of ["month", "year"] as const) {
    const { parts, counts, totals, before } = await findBoardFigures(admin, period);
    expect(parts).toHaveLength(period === "month" ? 30 : 12);
    const length = period === "month" ? 30 : daysSince(`${parts[0]}-01`);
    expect(totals).toEqual(await countRows(1, length));
    expect(before).toEqual(await countRows(length + 1, 2 * length));
    for (const kind of ["jobs", "views", "answered"] as const) {
      expect(counts.reduce((sum, each) => sum + each[kind], 0)).toBe(totals[kind]);
    }
  }
  const { totals } = await findBoardFigures(admin, "month");
  const all = await db.select().from(jobApplications);
  const late = all.find(({ createdAt }) => damascusDay(createdAt) === damascusDay(daysAgo(5)));
  const event = { applicationId: late?.id ?? "", action: "invite", side: "company" } as const;
  const createdAt = new Date(daysAgo(5).getTime() + 100 * hour);
  await db.insert(applicationEvents).values({ ...event, toStatus: "interview", createdAt });
  await countBoardDays();
  const since = (await findBoardFigures(admin, "month")).totals;
  expect(since).toEqual({ ...totals, answered: totals.answered + 1 });
  expect((await exportBoardFigures(admin, "month", "en")).trim().split("\r\n")).toHaveLength(31);
  for (const stranger of [visitor, company]) {
    await expect(findBoardFigures(stranger, "month")).rejects.toMatchObject({ status: 404 });
  }
});

/** How many days before today are from a day on. */
function daysSince(first: string): number {
  const today = damascusDay(new Date());
  return Math.round((Date.parse(today) - Date.parse(first)) / (24 * hour));
}

/** The same counts of the days from so many to so many days ago, from all rows and without SQL. */
async function countRows(from: number, to: number) {
  const days = Array.from({ length: to - from + 1 }, (_, at) => damascusDay(daysAgo(from + at)));
  const isIn = ({ createdAt }: { createdAt: Date }) => days.includes(damascusDay(createdAt));
  const people = (await db.select().from(userProfiles)).filter(isIn);
  const viewed = (await db.select().from(jobViews)).filter(({ day }) => days.includes(day));
  const sent = (await db.select().from(jobApplications)).filter(isIn);
  const events = await db.select().from(applicationEvents);
  const isInTime = (id: string, sentAt: Date) =>
    events.some(
      ({ applicationId, createdAt }) =>
        applicationId === id && createdAt.getTime() - sentAt.getTime() <= 7 * 24 * hour,
    );
  return {
    seekers: people.filter(({ userType }) => userType === "customer_employee").length,
    companies: people.filter(({ userType }) => userType === "company").length,
    jobs: (await db.select().from(jobs)).filter(isIn).length,
    views: viewed.reduce((sum, { views }) => sum + views, 0),
    begun: viewed.reduce((sum, { begun }) => sum + begun, 0),
    applications: sent.length,
    answered: sent.filter(({ id, createdAt }) => isInTime(id, createdAt)).length,
  };
}
