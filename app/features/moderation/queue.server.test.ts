import { type ComponentType, createElement } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJobs, makeSeeker } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { readQueue } from "./case-page.server.ts";
import { countWaitingCases, findQueuePlace, listQueue } from "./queue.server.ts";
import { casesAPage } from "./queue-kind.ts";
import Moderation from "./routes/moderation.tsx";

useTestDatabase();

let moderator: Person;
let company: Person;
/** The ids of all that wait, as the queue has them. */
const queued: string[] = [];
let decided: string;

beforeAll(async () => {
  moderator = { ...(await makeSeeker()), moderates: true };
  company = await makeCompany();
  const add = async (
    values: Partial<typeof moderationCases.$inferInsert>,
    jobId: string | null,
  ) => {
    const row = { jobId, companyId: company.id, ...values };
    const [added] = await db.insert(moderationCases).values(row).returning();
    return added?.id ?? "";
  };
  const at = (day: number) => ({ openedAt: new Date(Date.UTC(2026, 0, day)) });
  const posted = (await makeJobs(company, Array(casesAPage * 2 + 2).fill({}))).map(({ id }) => id);
  const job = () => posted.pop() ?? "";
  const appeal = await add({ state: "appealed", ...at(9) }, job());
  const block = await add({ state: "block_appealed", ...at(8), reportCount: 1 }, null);
  const held = await add({ state: "held", ...at(7) }, job());
  const reported = await add({ reportCount: 2, ...at(6) }, job());
  const signals: string[] = [];
  while (posted.length > 1) signals.push(await add({ signalScore: 5, ...at(5) }, job()));
  decided = await add({ state: "dismissed" }, job());
  queued.push(block, appeal, held, reported, ...signals.sort());
});

describe("the queue of moderators", () => {
  it("has every case that waits on one of its pages, in one order", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listQueue(moderator, null, page)));
    expect(pages.flatMap(({ list }) => list.items.map(({ id }) => id))).toEqual(queued);
    const all = queued.length;
    const counts = {
      all,
      appeals: 2,
      held: 1,
      messages: 0,
      companies: 0,
      reports: 1,
      signals: all - 4,
    };
    for (const page of pages) expect(page.counts).toEqual(counts);
    expect(pages.map(({ list }) => list.page)).toEqual([1, 2, 3]);
    expect((await listQueue(moderator, null, 99)).list.page, "behind the last").toBe(3);
  });

  it("is counted and divided by kind, and without the moderator's own company", async () => {
    const signals = await listQueue(moderator, "signals", 2);
    expect(signals.list).toMatchObject({ total: queued.length - 4, page: 2, pages: 2 });
    expect(signals.list.items.map(({ id }) => id)).toEqual(queued.slice(4 + casesAPage));
    const own = { ...company, moderates: true };
    expect((await listQueue(own)).counts.all).toBe(0);
  });

  it("PERM-08 is a number of cases for admins, and not even that for moderators", async () => {
    const all = queued.length;
    expect(await countWaitingCases(await makeAdmin())).toEqual({
      counts: { all, appeals: 2, held: 1, messages: 0, companies: 0, reports: 1, signals: all - 4 },
      oldest: "2026-01-05T00:00:00.000Z",
    });
    for (const actor of [moderator, company]) {
      await expect(countWaitingCases(actor)).rejects.toMatchObject({ status: 404 });
    }
  });

  it("knows a case's neighbours on other pages, and the first of the queue for a decided one", async () => {
    const at = casesAPage - 1;
    expect(await findQueuePlace(moderator, null, queued[at] ?? "")).toEqual({
      position: casesAPage,
      previous: queued[at - 1],
      next: queued[at + 1],
    });
    expect(await findQueuePlace(moderator, "signals", queued[4] ?? "")).toEqual({
      position: 1,
      previous: null,
      next: queued[5],
    });
    const first = { position: null, previous: null, next: queued[0] };
    expect(await findQueuePlace(moderator, null, decided)).toEqual(first);
    expect(await findQueuePlace(moderator, "signals", queued[0] ?? "")).toMatchObject({
      position: null,
      next: queued[4],
    });
  });

  it("shows a case beside the page on which it stands", async () => {
    const last = queued.at(-1) ?? "";
    const request = new Request("http://127.0.0.1/moderation");
    const { queue, reading } = await readQueue(moderator, request, last);
    expect(queue.list.page).toBe(3);
    expect(reading).toMatchObject({ page: 3, position: queued.length, next: null });
  });

  it("shows the first case of a page where none is chosen", async () => {
    const request = new Request("http://127.0.0.1/moderation?page=2");
    const { queue, reading } = await readQueue(moderator, request, null);
    expect(reading?.detail.id).toBe(queue.list.items[0]?.id);
    expect(reading).toMatchObject({ page: 2, position: casesAPage + 1 });
  });

  it.each<Language>([...languages])("links to its pages, in %s", async (language) => {
    const request = new Request("http://127.0.0.1/moderation?page=2&kind=signals");
    const waiting = await readQueue(moderator, request, null);
    const loaderData = {
      list: null,
      waiting,
      counts: waiting.queue.counts,
      registers: 0,
      isChosen: false,
    };
    const Page = Moderation as ComponentType<{ loaderData: unknown }>;
    const page = rendered(createElement(Page, { loaderData }), language);
    for (const at of [1, 2]) {
      expect(page).toContain(`href="/moderation?kind=signals&amp;page=${at}"`);
    }
    expect(page.match(/class="queue-row only-sm"/g)).toHaveLength(queued.length - 4 - casesAPage);
  });
});
