import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import type { ApplicationStatus } from "#app/features/applications/application-status.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { companyReplyFigures } from "#app/features/companies/reply-figures/reply-figures.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  closePageChanges,
  countPageChanges,
  openPageChanges,
} from "#app/http/page-cache/page-changes.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import { countReplyFigures } from "./count-replies.server.ts";
import { emptyRemovedJobs } from "./empty-removed-jobs.server.ts";
import { recordRemovedJobs } from "./removed-jobs.server.ts";

const database = useTestDatabase();

let company: Person;
let jobId: string;
beforeEach(async () => {
  company = await makeCompany();
  jobId = (await makeJob(company)).id;
});

const figures = async () => {
  await countReplyFigures();
  const own = eq(companyReplyFigures.companyId, company.id);
  const [row] = await db.select().from(companyReplyFigures).where(own);
  if (!row) return undefined;
  const { answered, unanswered, overdue, medianHours } = row;
  return { answered, unanswered, overdue, medianHours };
};
const send = (status: ApplicationStatus, daysAgo: number) =>
  insertApplication(jobId, { status, daysAgo });
const answer = async (daysAgo: number, action: "hire" | "decline" | "offer" | "reply") => {
  const id = await send("pending", daysAgo);
  await answerApplications(company, [id], { action, message: "Hello", interview: null });
  return id;
};

describe("an application counts", () => {
  it.each([
    ["hired", 5, { answered: 1 }],
    ["not_selected", 5, { answered: 1 }],
    ["closed", 5, { unanswered: 1 }],
    ["pending", 29, undefined],
    ["pending", 31, { overdue: 1 }],
    ["offered", 31, { overdue: 1 }],
    ["withdrawn", 5, undefined],
    ["withdrawn", 50, undefined],
    ["hired", 370, undefined],
    ["closed", 370, undefined],
  ] as const)("%s after %d days as %j", async (status, daysAgo, expected) => {
    await send(status, daysAgo);
    const none = { answered: 0, unanswered: 0, overdue: 0, medianHours: null };
    expect(await figures()).toEqual(expected && { ...none, ...expected });
  });

  it("by the first word that decides something, not by a mere message", async () => {
    await answer(2, "decline");
    await answer(4, "hire");
    await answer(6, "decline");
    const id = await answer(10, "reply");
    expect(await figures()).toMatchObject({ answered: 3, medianHours: 96 });
    await answerApplications(company, [id], { action: "hire", message: null, interview: null });
    expect(await figures()).toMatchObject({ answered: 4, medianHours: 120 });
  });

  it("with its deleted job too, answered or not", async () => {
    await answer(2, "decline");
    await send("pending", 1);
    await db.transaction(async (tx) => {
      await recordRemovedJobs(tx, sql`j.id = ${jobId}`);
      await tx.delete(jobs).where(eq(jobs.id, jobId));
    });
    await emptyRemovedJobs();
    expect(await figures()).toEqual({ answered: 1, unanswered: 1, overdue: 0, medianHours: 48 });
  });
});

describe("counting", () => {
  it("again, and twice at once, changes nothing, and public pages only when a figure does", async () => {
    openPageChanges(database.url());
    try {
      await answer(2, "decline");
      await Promise.all([countReplyFigures(), countReplyFigures()]);
      const before = await countPageChanges();
      expect(await figures()).toMatchObject({ answered: 1 });
      expect(await countPageChanges()).toBe(before);
      await send("closed", 1);
      expect(await figures()).toMatchObject({ unanswered: 1 });
      expect(await countPageChanges()).not.toBe(before);
    } finally {
      await closePageChanges();
    }
  });

  it("forgets a company of which nothing counts any more", async () => {
    await send("closed", 1);
    expect(await figures()).toBeDefined();
    await db.delete(jobs).where(eq(jobs.id, jobId));
    expect(await figures()).toBeUndefined();
  });
});
