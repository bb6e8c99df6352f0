import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { notifyOfEndedJobs } from "#app/features/applications/unanswered/ended-jobs.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import { findUnanswered } from "./rest.server.ts";

useTestDatabase();

let company: Person;
let jobId: string;
beforeEach(async () => {
  company = await makeCompany();
  jobId = (await makeJob(company, { status: "closed" })).id;
});

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

  it("is hidden from others", async () => {
    await insertApplication(jobId);
    expect(await findUnanswered(await makeCompany(), jobId)).toBeUndefined();
  });
});
