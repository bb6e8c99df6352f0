import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { limits } from "#app/features/accounts/accounts.table.ts";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { listReports, removeOldReports, sendReport } from "./reports.server.ts";
import { reports } from "./reports.table.ts";

useTestDatabase();

let company: Person;
let jobId: string;
beforeEach(async () => {
  company = await makeCompany();
  jobId = (await makeJob(company, { title: "Courier" })).id;
});

const money = { reason: "money", details: "They wanted 50,000 first.", email: null } as const;
const from = (address: string, agent: string = randomUUID()) => ({
  headers: new Headers({ "user-agent": agent }),
  address,
});
let last = 0;
const newAddress = () => `203.0.${Math.floor(++last / 250)}.${last % 250}`;
const report = (actor: Actor, id = jobId, client = from(newAddress())) =>
  sendReport(actor, { jobId: id }, money, client);
const stored = () => db.select().from(reports).where(eq(reports.jobId, jobId));

describe("D6 reporting a job", () => {
  it("is open to members and visitors, and gives the operator its content without its author", async () => {
    const seeker = await makeSeeker();
    expect(await report(seeker)).toEqual({ reported: true });
    expect(await report(visitor)).toEqual({ reported: true });
    expect(await stored()).toMatchObject([
      { ...money, reporterId: seeker.id },
      { ...money, reporterId: null },
    ]);
    const listed = (await listReports(1000)).filter((each) => each.jobId === jobId);
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatchObject({
      reason: money.reason,
      details: money.details,
      title: "Courier",
      companyEmail: company.email,
    });
    expect(JSON.stringify(listed)).not.toContain(seeker.id);
  });

  it("PERM-11 finds no job that is not public, not even for its company", async () => {
    const draft = await makeJob(company, { status: "draft" });
    for (const id of [draft.id, randomUUID(), "no-id"]) {
      expect(await report(company, id)).toMatchObject({ refused: "jobs.missing" });
    }
  });

  it("stores one report of a job by one person or browser a day", async () => {
    const seeker = await makeSeeker();
    const browser = from(newAddress());
    for (const actor of [seeker, seeker, visitor, visitor]) {
      expect(await report(actor, jobId, browser)).toEqual({ reported: true });
    }
    expect(await stored()).toHaveLength(2);
  });

  it("takes five an hour from one browser", async () => {
    const browser = from(newAddress());
    const jobs = await Promise.all(Array.from({ length: 6 }, () => makeJob(company)));
    const outcomes: unknown[] = [];
    for (const { id } of jobs) outcomes.push(await report(visitor, id, browser));
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill({ reported: true }));
    expect(outcomes[5]).toMatchObject({ refused: "accounts.tooManyTries" });
  });

  it("A4 one browser, or a member, leaves the others of its network theirs", async () => {
    const network = newAddress();
    const flood = await Promise.all(Array.from({ length: 7 }, () => makeJob(company)));
    for (const { id } of flood) await report(visitor, id, from(network, "flood"));
    const seeker = await makeSeeker();
    for (const actor of [visitor, seeker]) {
      expect(await report(actor, jobId, from(network, "another"))).toEqual({ reported: true });
    }
    expect(await stored()).toHaveLength(2);
  });

  it("a network that names another browser each time leaves as few rows as it may send reports", async () => {
    const network = newAddress();
    await db.delete(limits);
    for (let n = 0; n < 200; n++) await report(visitor, jobId, from(network));
    expect(await db.$count(limits)).toBeLessThan(100);
    expect(await stored()).toHaveLength(5);
  });

  it("is settled when the job is off the board, and forgotten after half a year", async () => {
    await report(visitor);
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, jobId));
    expect((await listReports(1000)).filter((each) => each.jobId === jobId)).toEqual([]);
    await removeOldReports();
    expect(await stored()).toHaveLength(1);
    await db
      .update(reports)
      .set({ createdAt: new Date(Date.now() - 181 * 86_400_000) })
      .where(eq(reports.jobId, jobId));
    await removeOldReports();
    expect(await stored()).toEqual([]);
  });
});
