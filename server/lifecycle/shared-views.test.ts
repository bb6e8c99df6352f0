import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "#app/features/job/jobs.table.ts";
import { jobViews } from "#app/features/job/views/job-views.table.ts";
import {
  createViewCounter,
  removeOldViews,
  type ViewEvent,
} from "#app/features/job/views/view-counter.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { listWrongDays } from "#test/figures/company-days.ts";
import { makeCompany, makeJob, makeJobs } from "#test/people.ts";
import { numbers } from "#test/random/numbers.ts";
import { openForwarding } from "./shared-views.ts";

useTestDatabase();

const dayMs = 24 * 60 * 60_000;
const monday = Date.parse("2026-11-23T09:00:00+03:00");

const view = (job: string, reader: number, more: Partial<ViewEvent> = {}): ViewEvent => ({
  kind: "view",
  job,
  network: `10.0.${reader >> 8}.${reader & 255}`,
  browser: "Firefox",
  source: "list",
  ...more,
});

const rowsOf = (job: string) =>
  db
    .select({ day: jobViews.day, source: jobViews.source, views: jobViews.views })
    .from(jobViews)
    .where(eq(jobViews.jobId, job))
    .orderBy(jobViews.day, jobViews.source);

describe("views of jobs", () => {
  it("a week of three processes, of which two are killed, has each reader once a day", async () => {
    const openings = 9000;
    const company = await makeCompany();
    const some = await makeJobs(
      company,
      Array.from({ length: 20 }, () => ({})),
    );
    let time = monday;
    const now = () => time;
    const counter = createViewCounter({ now });
    const start = () =>
      openForwarding((events: ViewEvent[]) => events.forEach(counter.count), { now });
    const processes = [start(), start(), start()];
    const truth = new Set<string>();
    const random = numbers(7);
    for (let at = 0; at < openings; at++) {
      time = monday + Math.floor((at / openings) * 7 * dayMs);
      const [job, reader] = [some[random(20)]?.id ?? "", random(700)];
      truth.add(`${new Date(time + 3 * 60 * 60_000).toISOString().slice(0, 10)} ${job} ${reader}`);
      processes[random(3)]?.count(view(job, reader));
      // Each has sent what it had a second ago, and that is all that a killed one has not.
      if (at % 90 === 0) for (const each of processes) await each.close();
      if (at === 3000) processes[0] = start();
      if (at === 6000) processes[1] = start();
      if (at % 1500 === 0) await counter.store();
    }
    for (const each of processes) await each.close();
    await counter.store();
    const [{ views } = { views: 0 }] = await db.execute<{ views: number }>(
      sql`select sum(views)::int as views from job_views`,
    );
    expect(Math.abs(views - truth.size) / truth.size).toBeLessThan(0.01);
    expect(await listWrongDays()).toEqual([]);
    const days = await db.selectDistinct({ day: jobViews.day }).from(jobViews);
    expect(days).toHaveLength(8);
    const stored = JSON.stringify(await db.select().from(jobViews));
    expect(stored).not.toMatch(/10\.0\.|Firefox/);
  });

  it("names where a reader came from, and a prefetched page is a view once it is shown", async () => {
    const { id } = await makeJob(await makeCompany());
    const counter = createViewCounter();
    counter.count(view(id, 1, { kind: "shown" }));
    counter.count(view(id, 2, { kind: "link", source: "whatsapp" }));
    counter.count(view(id, 2, { source: "direct" }));
    counter.count(view(id, 3, { kind: "hint", source: "search" }));
    counter.count(view(id, 4, { kind: "hint", source: "search" }));
    // One of the company's own people, whose page was left out.
    counter.count(view(id, 6, { kind: "link", source: "telegram" }));
    counter.count(view(id, 6, { kind: "shown" }));
    counter.count(view(id, 4, { kind: "shown" }));
    counter.count(view(id, 4, { kind: "begun", source: "direct" }));
    counter.count(view(id, 4, { kind: "begun", source: "direct" }));
    counter.count(view(id, 5, { kind: "begun", source: "direct" }));
    await counter.store();
    const rows = await db.select().from(jobViews).where(eq(jobViews.jobId, id));
    const counts = rows.map(({ source, views, begun }) => [source, views, begun]);
    expect(new Set(counts)).toEqual(
      new Set([
        ["whatsapp", 1, 0],
        ["search", 1, 1],
        ["direct", 0, 1],
      ]),
    );
  });

  it("a link is known before the page that another process answers", async () => {
    const { id } = await makeJob(await makeCompany());
    const counter = createViewCounter();
    const start = () => openForwarding((events: ViewEvent[]) => events.forEach(counter.count));
    const [linked, opened] = [start(), start()];
    linked.count(view(id, 1, { kind: "link", source: "whatsapp" }));
    opened.count(view(id, 1, { source: "direct" }));
    await opened.close();
    await linked.close();
    await counter.store();
    expect(await rowsOf(id)).toMatchObject([{ source: "whatsapp", views: 1 }]);
  });

  it("limits the views that one network adds, and the other sites of a job", async () => {
    const { id } = await makeJob(await makeCompany());
    const counter = createViewCounter();
    for (let at = 0; at < 3000; at++) {
      counter.count(view(id, 1, { browser: `Browser ${at}`, source: "direct" }));
    }
    for (let at = 0; at < 40; at++)
      counter.count(view(id, 2 + at, { source: `site:a${at}.example` }));
    await counter.store();
    const rows = await rowsOf(id);
    expect(rows.find(({ source }) => source === "direct")?.views).toBe(2000);
    expect(rows).toHaveLength(10);
    expect(rows.find(({ source }) => source === "site")?.views).toBe(32);
  });

  it("leaves out a job that is deleted meanwhile, and deletes sums after 400 days", async () => {
    const company = await makeCompany();
    const [gone, stays] = [await makeJob(company), await makeJob(company)];
    const counter = createViewCounter({ now: () => monday });
    counter.count(view(gone.id, 1));
    counter.count(view(stays.id, 1));
    await db.delete(jobs).where(eq(jobs.id, gone.id));
    await counter.store();
    expect(await rowsOf(gone.id)).toEqual([]);
    await removeOldViews(monday + 400 * dayMs);
    expect(await rowsOf(stays.id)).toEqual([{ day: "2026-11-23", source: "list", views: 1 }]);
    await removeOldViews(monday + 401 * dayMs);
    expect(await rowsOf(stays.id)).toEqual([]);
  });
});
