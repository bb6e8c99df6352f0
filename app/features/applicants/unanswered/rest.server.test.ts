import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { notifyOfEndedJobs } from "#app/features/applications/unanswered/ended-jobs.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import { answerRest, findRestSelection, findUnanswered } from "./rest.server.ts";

useTestDatabase();

let company: Person;
let jobId: string;
beforeEach(async () => {
  company = await makeCompany();
  jobId = (await makeJob(company, { status: "closed" })).id;
});

const refusal = { action: "decline", message: "Dear {name}", interview: null } as const;
const statusesOf = async () =>
  (
    await db
      .select({ status: jobApplications.status })
      .from(jobApplications)
      .where(eq(jobApplications.jobId, jobId))
  )
    .map(({ status }) => status)
    .sort();

describe("the rest of an ended job's applications", () => {
  it("is said with the day on which they are told, once the company was asked", async () => {
    await insertApplication(jobId);
    expect((await findUnanswered(company, jobId))?.rest).toEqual({ waiting: 1, until: null });
    await notifyOfEndedJobs();
    const until = (await findUnanswered(company, jobId))?.rest?.until ?? "";
    expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(14);
    await db.update(jobs).set({ status: "active" }).where(eq(jobs.id, jobId));
    expect((await findUnanswered(company, jobId))?.rest).toBeNull();
  });

  it("is answered by one press, however many they are, and pressed twice by one answer", async () => {
    for (let n = 0; n < 230; n++) await insertApplication(jobId);
    for (const status of ["hired", "withdrawn", "closed", "not_selected"] as const) {
      await insertApplication(jobId, { status });
    }
    expect(await findRestSelection(company, jobId, "decline")).toMatchObject({
      ids: [],
      total: 230,
    });
    const [first, second] = await Promise.all([
      answerRest(company, jobId, refusal),
      answerRest(company, jobId, refusal),
    ]);
    expect([first, second]).toEqual([
      expect.objectContaining({ answered: expect.any(Number) }),
      expect.objectContaining({ answered: expect.any(Number) }),
    ]);
    const counts = new Map<string, number>();
    for (const status of await statusesOf()) counts.set(status, (counts.get(status) ?? 0) + 1);
    expect([...counts]).toEqual([
      ["closed", 1],
      ["hired", 1],
      ["not_selected", 231],
      ["withdrawn", 1],
    ]);
    expect(await db.$count(applicationEvents, eq(applicationEvents.action, "decline"))).toBe(230);
    expect((await findUnanswered(company, jobId))?.rest).toBeNull();
  });

  it("is nobody else's to see or answer", async () => {
    await insertApplication(jobId);
    const other = await makeCompany();
    expect(await findUnanswered(other, jobId)).toBeUndefined();
    expect(await findRestSelection(other, jobId, "decline")).toBeUndefined();
    expect(await answerRest(other, jobId, refusal)).toEqual({ refused: "lifecycle.missing" });
    expect(await statusesOf()).toEqual(["pending"]);
  });
});
