import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { jobs as jobsTable } from "#app/features/job/jobs.table.ts";
import { jobViews } from "#app/features/job/views/job-views.table.ts";
import { rememberedJobs } from "#app/features/jobs/memory/memory.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { listWrongDays } from "#test/figures/company-days.ts";
import { makeCompany, makeJobs, makeMember, makeSeeker } from "#test/people.ts";
import { numbers } from "#test/random/numbers.ts";
import { daysAgo, insertApplication } from "#test/sent-applications.ts";
import { findCompanyFigures, findJobFigures } from "./company-figures.server.ts";
import { exportFigures } from "./figures-csv.server.ts";
import { countRecentViews } from "./recent-views.server.ts";
import { medianOf } from "./similar-jobs.server.ts";

useTestDatabase();

const statuses = [
  "pending",
  "shortlisted",
  "interview",
  "hired",
  "not_selected",
  "closed",
] as const;
const sources = ["search", "list", "whatsapp", "site:a.example", "site:b.example"];

/** A company with jobs, views and applications of the last months, by chance. */
async function randomBoard(seed: number) {
  const random = numbers(seed);
  const company = await makeCompany();
  const jobs = await makeJobs(
    company,
    Array.from({ length: 4 }, (_, at) => {
      const filled = {
        status: "closed",
        closedReason: "filled_here",
        closedAt: daysAgo(random(40)),
      };
      return { createdAt: daysAgo(60 + random(30)), ...(at === 3 && filled) };
    }),
  );
  for (let n = 0; n < 60; n++) {
    const row = {
      jobId: jobs[random(4)]?.id ?? "",
      day: damascusDay(daysAgo(random(70))),
      source: sources[random(sources.length)] ?? "",
      views: random(6),
      begun: random(3),
    };
    await db.insert(jobViews).values(row).onConflictDoNothing();
  }
  const seekers = await Promise.all(Array.from({ length: 6 }, () => makeSeeker()));
  for (const by of seekers) await applyTo(jobs, by, random);
  return { company, jobs };
}

type Jobs = Awaited<ReturnType<typeof makeJobs>>;

async function applyTo(jobs: Jobs, by: Person, random: (below: number) => number) {
  for (const { id } of jobs) {
    if (random(3) === 0) continue;
    const age = random(70);
    const status = statuses[random(statuses.length)] ?? "pending";
    const application = await insertApplication(id, { by, daysAgo: age, status });
    if (random(2) === 0) {
      const toStatus = random(2) === 0 ? "shortlisted" : "not_selected";
      const action = toStatus === "shortlisted" ? "shortlist" : "decline";
      const createdAt = new Date(daysAgo(age).getTime() + random(200) * 60 * 60_000);
      const event = { applicationId: application, action, side: "company", toStatus } as const;
      await db.insert(applicationEvents).values({ ...event, createdAt });
    }
    if (random(2) === 0) {
      const saved = { accountId: by.id, jobId: id, savedAt: daysAgo(random(60)) };
      await db.insert(rememberedJobs).values(saved);
    }
  }
}

/** The same figures, from all rows and without SQL. */
async function figuresOf(ids: readonly string[], days: readonly string[]) {
  const isIn = (day: string) => days.includes(day);
  const first = Date.parse(`${days[0]}T00:00:00Z`);
  const isBefore = (day: string) => {
    const at = Date.parse(`${day}T00:00:00Z`);
    return at < first && at >= first - days.length * 86_400_000;
  };
  const ours = <Row extends { jobId: string }>(rows: Row[]) =>
    rows.filter(({ jobId }) => ids.includes(jobId));
  const allViews = ours(await db.select().from(jobViews));
  const views = allViews.filter(({ day }) => isIn(day));
  const allSent = ours(await db.select().from(jobApplications));
  const sent = allSent.filter(({ createdAt }) => isIn(damascusDay(createdAt)));
  const filled = (await db.select().from(jobsTable)).flatMap(
    ({ id, closedAt, closedReason, createdAt }) =>
      ids.includes(id) && closedReason === "filled_here" && closedAt && isIn(damascusDay(closedAt))
        ? [(closedAt.getTime() - createdAt.getTime()) / 86_400_000]
        : [],
  );
  const events = await db.select().from(applicationEvents);
  const saved = ours(await db.select().from(rememberedJobs)).filter(
    ({ savedAt }) => savedAt && isIn(damascusDay(savedAt)),
  );
  const reached = ["shortlisted", "interview", "offered", "hired"];
  const of = (id: string) => events.filter(({ applicationId }) => applicationId === id);
  const answers = sent.flatMap(({ id, createdAt }) => {
    const decided = of(id).filter(({ action }) => action === "decline");
    const hours = decided.map(
      (each) => (each.createdAt.getTime() - createdAt.getTime()) / 3_600_000,
    );
    return hours.length > 0 ? [Math.round(Math.min(...hours))] : [];
  });
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return {
    totals: {
      views: sum(views.map((row) => row.views)),
      begun: sum(views.map((row) => row.begun)),
      saved: saved.length,
      sent: sent.length,
    },
    before: {
      views: sum(allViews.filter(({ day }) => isBefore(day)).map((row) => row.views)),
      sent: allSent.filter(({ createdAt }) => isBefore(damascusDay(createdAt))).length,
    },
    sources: sourcesOf(views),
    daysToFilling: filled.length > 0 ? expect.closeTo(medianOf(filled), 6) : null,
    begun: days.map((day) => sum(views.filter((row) => row.day === day).map((row) => row.begun))),
    views: days.map((day) => sum(views.filter((row) => row.day === day).map((row) => row.views))),
    sent: days.map((day) => sent.filter((row) => damascusDay(row.createdAt) === day).length),
    shortlisted: sent.filter(
      ({ id, status }) =>
        reached.includes(status) || of(id).some(({ toStatus }) => reached.includes(toStatus)),
    ).length,
    hired: sent.filter(({ status }) => status === "hired").length,
    hoursToAnswer: answers.length > 0 ? medianOf(answers) : null,
  };
}

/** Of each source, with sites of fewer than five views together, the most viewed first. */
function sourcesOf(rows: { source: string; views: number; begun: number }[]) {
  const viewsOf = (source: string) =>
    rows.filter((row) => row.source === source).reduce((all, { views }) => all + views, 0);
  const shown = Map.groupBy(rows, ({ source }) =>
    source.startsWith("site:") && viewsOf(source) < 5 ? "site" : source,
  );
  const sums = [...shown].map(([source, some]) => ({
    source,
    host: source.startsWith("site:") ? source.slice(5) : null,
    views: some.reduce((all, { views }) => all + views, 0),
    begun: some.reduce((all, { begun }) => all + begun, 0),
  }));
  return sums.sort((a, b) => b.views - a.views || a.source.localeCompare(b.source));
}

describe("the figures of a company", () => {
  it.each([1, 2, 3])(
    "issue 33: equal a count over the rows of a random board, %i",
    async (seed) => {
      const { company, jobs } = await randomBoard(seed);
      await randomBoard(seed + 100);
      for (const period of [28, 84] as const) {
        const figures = await findCompanyFigures(company, period);
        const days = figures?.days ?? [];
        expect(days).toHaveLength(period);
        expect(figures).toMatchObject(
          await figuresOf(
            jobs.map(({ id }) => id),
            days,
          ),
        );
        const shown = figures?.sources.reduce((all, { views }) => all + views, 0);
        expect(shown).toBe(figures?.totals.views);
        for (const job of jobs) {
          const own = await figuresOf([job.id], days);
          expect(await findJobFigures(company, job.id, period)).toMatchObject(own);
          const row = figures?.jobs.find(({ id }) => id === job.id);
          const { views, begun, sent } = own.totals;
          expect(row ?? { views: 0, begun: 0, sent: 0 }).toMatchObject({ views, begun, sent });
        }
      }
      expect(await listWrongDays()).toEqual([]);
    },
  );

  it("are read by all of its team, and downloaded as a table", async () => {
    const { company, jobs } = await randomBoard(9);
    const reader = await makeMember(company, "reader");
    const [job] = jobs;
    expect(await findJobFigures(reader, job?.id ?? "", 28)).toBeDefined();
    expect(await findJobFigures(await makeCompany(), job?.id ?? "", 28)).toBeUndefined();
    const table = (await exportFigures(reader, undefined, 28, "en")) ?? "";
    expect(table.split("\r\n")[0]).toBe("\uFEFFDay,Views,Started applying,Applications");
    expect(table.split("\r\n").filter((row) => /^20\d\d-/.test(row))).toHaveLength(28);
  });

  it("count the views of each job on each of the last 14 days, of all sources", async () => {
    const company = await makeCompany();
    const jobs = await makeJobs(company, [{}, {}]);
    const [jobId = "", other = ""] = jobs.map(({ id }) => id);
    const viewed = (source: string, age: number, views: number) => ({
      jobId,
      source,
      day: damascusDay(daysAgo(age)),
      views,
    });
    await db
      .insert(jobViews)
      .values([
        viewed("search", 0, 2),
        viewed("list", 0, 3),
        viewed("list", 13, 4),
        viewed("list", 14, 9),
      ]);
    const viewsOf = await countRecentViews([jobId, other]);
    expect(viewsOf(jobId)).toEqual([4, ...Array<number>(12).fill(0), 5]);
    expect(viewsOf(other)).toEqual(Array(14).fill(0));
  });

  it("are compared with similar jobs only where five other companies have such", async () => {
    const [few, enough] = [await makeCompared(4, "Law"), await makeCompared(5, "Education")];
    expect((await findJobFigures(few.company, few.id, 28))?.similar.from).toBeNull();
    const figures = await findJobFigures(enough.company, enough.id, 28);
    expect(figures?.similar).toMatchObject({
      from: { jobs: 5, companies: 5 },
      viewsADay: { own: 0, middle: 6 },
    });
  });

  it("forget the answer to an application that is sent again, and whether it is hired", async () => {
    const company = await makeCompany();
    const [job] = await makeJobs(company, [{}]);
    const applicationId = await insertApplication(job?.id ?? "", { daysAgo: 5, status: "hired" });
    const createdAt = new Date(daysAgo(5).getTime() + 10 * 60 * 60_000);
    const event = { applicationId, action: "hire", side: "company", toStatus: "hired" } as const;
    await db.insert(applicationEvents).values({ ...event, createdAt });
    const answered = { hoursToAnswer: 10, hired: 1, shortlisted: 1 };
    expect(await findCompanyFigures(company, 28)).toMatchObject(answered);
    await db
      .update(jobApplications)
      .set({ createdAt: new Date(), status: "pending" })
      .where(eq(jobApplications.id, applicationId));
    const again = { hoursToAnswer: null, hired: 0, shortlisted: 1 };
    expect(await findCompanyFigures(company, 28)).toMatchObject(again);
  });

  it("name the most viewed of the newest and most applied to where there are very many jobs", async () => {
    const company = await makeCompany();
    const jobs = await makeJobs(
      company,
      Array.from({ length: 130 }, (_, age) => ({ createdAt: daysAgo(age) })),
    );
    const [newest, applied, old] = [jobs[5], jobs[125], jobs[120]].map((job) => job?.id ?? "");
    await insertApplication(applied ?? "");
    const day = damascusDay(new Date());
    const seen = [newest, applied, old].map((jobId, at) => ({ jobId: jobId ?? "", views: 2 + at }));
    await db.insert(jobViews).values(seen.map((row) => ({ ...row, day, source: "list" })));
    const figures = await findCompanyFigures(company, 28);
    expect(figures?.jobs.map(({ id, views }) => [id, views])).toEqual([
      [applied, 3],
      [newest, 2],
    ]);
    expect(figures).toMatchObject({ moreJobs: null, totals: { views: 9, sent: 1 } });
  });
});

/** A job without views, and jobs like it of so many other companies with 2, 4, 6 … views today. */
async function makeCompared(others: number, category: string) {
  const company = await makeCompany();
  const place = { category, placeId: "syria/homs/homs" };
  const [job] = await makeJobs(company, [place]);
  const day = damascusDay(new Date());
  for (let at = 1; at <= others; at++) {
    const [other] = await makeJobs(await makeCompany(), [place]);
    await db
      .insert(jobViews)
      .values({ jobId: other?.id ?? "", day, source: "list", views: 2 * at });
  }
  return { company, id: job?.id ?? "" };
}
