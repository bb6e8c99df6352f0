import { expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { countCvBytes } from "#app/features/applications/cv/cv-growth.server.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { startOfDay } from "#app/features/figures/figure-days.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { jobViews } from "#app/features/job/views/job-views.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { dayCounts } from "#app/platform/day-counts/day-counts.table.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJobs, makeSeeker } from "#test/people.ts";
import { numbers } from "#test/random/numbers.ts";
import { daysAgo, insertApplication } from "#test/sent-applications.ts";
import { countBoardDays, findCvBytes } from "./board-days.server.ts";
import { boardDays } from "./board-days.table.ts";
import { exportBoardFigures, findBoardFigures } from "./board-figures.server.ts";

useTestDatabase();

const hour = 60 * 60_000;

it.each([1, 2, 3])(
  "issue 33: the figures of a random board equal a count over its rows, and answers since, %i",
  async (seed) => {
    const random = numbers(seed);
    const edges = [0, 1, 5, 29, 31, 59, 61, 364, 366];
    const ages = [...edges, ...new Set(Array.from({ length: 8 }, () => 70 + random(250)))];
    const company = await makeCompany({ createdAt: daysAgo(40) });
    const posted = await makeJobs(
      company,
      ages.map((age) => ({ createdAt: daysAgo(age) })),
    );
    await db.delete(dayCounts);
    await db.delete(boardDays);
    for (const [at, age] of ages.entries()) {
      const jobId = posted[at]?.id ?? "";
      const by = await makeSeeker({ createdAt: daysAgo(age) });
      const id = await insertApplication(jobId, { by, daysAgo: age });
      await db
        .insert(jobViews)
        .values({
          jobId,
          day: damascusDay(daysAgo(age)),
          source: "list",
          views: random(9),
          begun: random(4),
        });
      const day = damascusDay(daysAgo(age));
      await db.insert(dayCounts).values([
        { day, kind: "searches", count: 50 + random(90) },
        { day, kind: "emptySearches", count: random(50) },
        { day, kind: "emails", count: random(20) },
        { day, kind: "bounced", count: random(3) },
      ]);
      if (at % 3 === 0) continue;
      const createdAt = new Date(daysAgo(age).getTime() + (at % 3 === 1 ? 30 : 200) * hour);
      const event = { applicationId: id, action: "decline", side: "company" } as const;
      await db.insert(applicationEvents).values({ ...event, toStatus: "not_selected", createdAt });
    }
    await countBoardDays();
    const today = damascusDay(new Date());
    const admin = await makeAdmin();
    for (const period of ["month", "year"] as const) {
      const { parts, counts, totals, before } = await findBoardFigures(admin, period);
      expect(parts).toHaveLength(period === "month" ? 30 : 12);
      const length = period === "month" ? 30 : daysSince(`${parts[0]}-01`);
      const storedBytes = await countCvBytes({ before: startOfDay(today) });
      expect(totals).toEqual({ ...(await countRows(1, length)), storedBytes, waiting: 0 });
      expect(before).toMatchObject(await countRows(length + 1, 2 * length));
      for (const kind of ["jobs", "views", "answered", "searches", "bounced"] as const) {
        expect(counts.reduce((sum, each) => sum + each[kind], 0)).toBe(totals[kind]);
      }
    }
    const { totals } = await findBoardFigures(admin, "month");
    const all = await db.select().from(jobApplications);
    const late = all.find(({ jobId }) => jobId === posted[edges.indexOf(5)]?.id);
    const event = { applicationId: late?.id ?? "", action: "invite", side: "company" } as const;
    const createdAt = new Date(daysAgo(5).getTime() + 100 * hour);
    await db.insert(applicationEvents).values({ ...event, toStatus: "interview", createdAt });
    await countBoardDays();
    const since = (await findBoardFigures(admin, "month")).totals;
    expect(since).toEqual({ ...totals, answered: totals.answered + 1 });
    const rows = (await exportBoardFigures(admin, "month", "en")).trim().split("\r\n");
    expect(rows.filter((row) => /^20\d\d-/.test(row))).toHaveLength(30);
    const stored = await countCvBytes({ before: startOfDay(today) });
    const yesterday = Object.values(await countRows(1, 1));
    const levels = stored > 0 ? [stored, 0] : ["", ""];
    expect(rows[30]).toBe([damascusDay(daysAgo(1)), ...yesterday, ...levels].join(","));
    // The levels of days that were counted later are not known.
    expect(rows[29]).toMatch(/,,$/);
    for (const stranger of [visitor, company]) {
      await expect(findBoardFigures(stranger, "month")).rejects.toMatchObject({ status: 404 });
    }
  },
);

it("the bytes of CVs are those that the last night counted and those of today (growth)", async () => {
  const ownerId = (await makeSeeker()).id;
  const add = (age: number, sizeBytes: number) =>
    db
      .insert(documents)
      .values({
        ownerId,
        sizeBytes,
        fileName: "cv.pdf",
        kind: "pdf",
        mediaType: "application/pdf",
        createdAt: daysAgo(age),
      });
  await db.delete(boardDays);
  await add(1, 1000);
  await countBoardDays();
  const counted = await findCvBytes();
  expect(counted).toBe(await countCvBytes());
  await add(0, 300);
  expect(await findCvBytes()).toBe(counted + 300);
  // Older rows are not read again.
  await add(1, 5000);
  expect(await findCvBytes()).toBe(counted + 300);
  await countBoardDays();
  expect(await findCvBytes()).toBe(counted + 5300);
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
  const counted = await db.select().from(dayCounts);
  const countOf = (kind: (typeof counted)[number]["kind"]) =>
    counted
      .filter((row) => row.kind === kind && days.includes(row.day))
      .reduce((sum, { count }) => sum + count, 0);
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
    searches: countOf("searches"),
    emptySearches: countOf("emptySearches"),
    emails: countOf("emails"),
    bounced: countOf("bounced"),
  };
}
