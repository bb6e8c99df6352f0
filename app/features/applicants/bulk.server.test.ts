import { asc, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import {
  findBulkProgress,
  removeOldBulkTasks,
  resumeBulkTasks,
} from "#app/features/applications/bulk/bulk-tasks.server.ts";
import { bulkTasks } from "#app/features/applications/bulk/bulk-tasks.table.ts";
import { runBulkTask } from "#app/features/applications/bulk/run-bulk-task.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { useOtherConnections } from "#test/other-connections.ts";
import { makeCompany, makeJob, makeMember } from "#test/people.ts";
import { insertApplications, oneTime } from "#test/sent-applications.ts";
import { until } from "#test/servers/until.ts";
import { readApplicantFilter } from "./applicant-filter.ts";
import { answerMany, findSelection } from "./bulk.server.ts";

const database = useTestDatabase();
const connect = useOtherConnections(database);

const rest = { isRest: true } as const;
const all = { filter: readApplicantFilter(new URLSearchParams()) };
const decline = { action: "decline", message: "Dear {name}", interview: null } as const;
const isRunning = { refused: "applicants.bulkTask.isRunning" };

let company: Person;
let member: Person;
let jobId: string;
beforeEach(async () => {
  company = await makeCompany();
  member = await makeMember(company, "recruiter");
  jobId = (await makeJob(company, { status: "closed" })).id;
});

async function statusCounts(): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: jobApplications.status, n: sql<number>`count(*)::int` })
    .from(jobApplications)
    .where(eq(jobApplications.jobId, jobId))
    .groupBy(jobApplications.status);
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}
const listIds = async () =>
  (
    await db
      .select({ id: jobApplications.id })
      .from(jobApplications)
      .where(eq(jobApplications.jobId, jobId))
      .orderBy(asc(jobApplications.createdAt), asc(jobApplications.id))
  ).map(({ id }) => id);

/** How often each application of the job was declined, and how often its applicant is to get an email. */
async function answersGiven() {
  const [row] = await db.execute<{ events: number; twice: number; emails: number }>(sql`
    select count(*)::int as events, count(*)::int - count(distinct application_id)::int as twice,
      (select count(*)::int from email_events
        where data ->> 'applicationId' = any(array_agg(application_id::text))) as emails
    from application_events join job_applications a on a.id = application_id
    where action = 'decline' and a.job_id = ${jobId}`);
  return row;
}
const findTask = async () =>
  (await db.select().from(bulkTasks).where(eq(bulkTasks.jobId, jobId)))[0];
const taskId = async () => (await findTask())?.id ?? "";
const runTask = async (forMs?: number) => runBulkTask(await taskId(), forMs);

describe("an answer to many applications", () => {
  it("is given at once where they are few", async () => {
    await insertApplications(jobId, 50);
    expect(await findSelection(company, jobId, rest, "decline")).toMatchObject({
      ids: [],
      total: 50,
      isQueued: false,
    });
    expect(await answerMany(company, jobId, rest, decline)).toMatchObject({ answered: 50 });
    expect(await statusCounts()).toEqual({ not_selected: 50 });
    expect(await findTask()).toBeUndefined();
  });

  it("is queued where they are more, and names the first of them before", async () => {
    await insertApplications(jobId, 51);
    await insertApplications(jobId, 3, "hired");
    for (const selected of [rest, all]) {
      const selection = await findSelection(company, jobId, selected, "decline");
      expect(selection).toMatchObject({ ids: [], total: 51, isQueued: true });
      expect(selection?.names).toHaveLength(20);
    }
    expect(await answerMany(member, jobId, all, decline)).toEqual({ queued: true });
    expect(await statusCounts()).toEqual({ pending: 51, hired: 3 });
    await drainQueue();
    expect(await statusCounts()).toEqual({ not_selected: 51, hired: 3 });
  });

  it("F3 names beforehand who may not get it, though they are many", async () => {
    await insertApplications(jobId, 60);
    await db.execute(sql`update user_profiles set confirmed_email = email where id in (
      select user_id from job_applications where job_id = ${jobId} order by created_at limit 57)`);
    const selection = await findSelection(member, jobId, all, "decline");
    expect(selection?.isQueued).toBe(true);
    expect(selection?.doubts).toMatchObject({ unconfirmed: 3, off: 0, checked: 50 });
    expect(selection?.doubts.people).toHaveLength(3);
    const ids = (await listIds()).slice(-5);
    const few = await findSelection(member, jobId, { ids }, "decline");
    expect(few?.doubts).toMatchObject({ unconfirmed: 3 });
    expect(few?.doubts.checked).toBeUndefined();
  });

  it("goes on where its order was lost, is shown for a day and stored for a week", async () => {
    await insertApplications(jobId, 51);
    await answerMany(company, jobId, rest, decline);
    await db.execute(sql`delete from tasks.job where name = 'bulk'`);
    await resumeBulkTasks();
    await drainQueue();
    expect(await findBulkProgress(company, jobId)).toMatchObject({ state: "running" });
    await age("11 minutes");
    await resumeBulkTasks();
    await drainQueue();
    expect(await findBulkProgress(company, jobId)).toMatchObject({ state: "done" });
    await age("25 hours");
    await removeOldBulkTasks();
    expect(await findBulkProgress(company, jobId)).toBeUndefined();
    expect(await findTask()).toBeDefined();
    await age("8 days");
    await removeOldBulkTasks();
    expect(await findTask()).toBeUndefined();
  });

  it("reaches each once, though killed twice, run twice at once and tried again (growth, 7)", async () => {
    await insertApplications(jobId, 230);
    expect(await answerMany(company, jobId, rest, decline)).toEqual({ queued: true });
    const id = await taskId();
    // The request lists none of them.
    expect(await findTask()).toMatchObject({ total: 230, applicationIds: null });
    for (const at of [0, 100]) {
      await killWithin(at, () => runBulkTask(id));
      expect(await findBulkProgress(member, jobId)).toMatchObject({ position: at });
      expect(await answersGiven()).toMatchObject({ events: at, twice: 0 });
      await runBulkTask(id, 0);
    }
    expect(await statusCounts()).toEqual({ not_selected: 200, pending: 30 });
    await Promise.all([runBulkTask(id), runBulkTask(id)]);
    await runBulkTask(id);
    expect(await answersGiven()).toEqual({ events: 230, twice: 0, emails: 230 });
    expect(await findBulkProgress(member, jobId)).toEqual({
      action: "decline",
      state: "done",
      total: 230,
      position: 230,
      reach: { mailed: 0, unconfirmed: 230, off: 0 },
      repeated: 0,
      skipped: 0,
      by: "Samer Haddad",
    });
    expect(await findTask()).toMatchObject({ message: null, applicationIds: [] });
  });

  it("begins once, however often it is pressed", async () => {
    await insertApplications(jobId, 51);
    const both = await Promise.all([
      answerMany(company, jobId, rest, decline),
      answerMany(member, jobId, all, { ...decline, action: "reply" }),
    ]);
    expect(both).toContainEqual({ queued: true });
    expect(both).toContainEqual(isRunning);
    await runTask();
    expect(await db.$count(bulkTasks, eq(bulkTasks.jobId, jobId))).toBe(1);
  });

  it("leaves changes made after the form was opened as they are", async () => {
    await insertApplications(jobId, 60);
    const [one = "", other = "", third = ""] = await listIds();
    const values = { message: null, interview: null };
    const lastEvent = 0;
    await answerApplications(company, [one], { ...values, action: "shortlist" });
    expect(await answerMany(company, jobId, all, decline, lastEvent)).toEqual({ queued: true });
    await answerApplications(member, [other], { ...values, action: "hire" });
    // The very same answer.
    await answerApplications(member, [third], decline);
    await runTask();
    expect(await statusCounts()).toEqual({ not_selected: 58, shortlisted: 1, hired: 1 });
    expect(await findBulkProgress(company, jobId)).toMatchObject({ skipped: 2, repeated: 1 });
  });

  it("invites to one time across batches where all may come together, and not otherwise", async () => {
    await insertApplications(jobId, 120);
    const startsAt = new Date(Date.now() + 86_400_000);
    const invite = (isGroup: boolean) => {
      const interview = oneTime(startsAt, { place: "Hall 1", isGroup });
      return answerMany(company, jobId, rest, { action: "invite", message: null, interview });
    };
    expect(await invite(false)).toEqual({ refused: "lifecycle.tooFewTimes" });
    expect(await invite(true)).toEqual({ queued: true });
    await runTask();
    const ids = await listIds();
    const rows = await db.select().from(interviews).where(inArray(interviews.applicationId, ids));
    expect(rows.map((row) => row.startsAt)).toEqual(ids.map(() => startsAt));
    expect(rows).toHaveLength(120);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["may only read", () => setRole("reader")],
    ["has left the company", () => leave()],
    ["is blocked", () => block(member)],
    ["is gone", () => db.delete(authUsers).where(eq(authUsers.id, member.id))],
    ["acts for a blocked company", () => block(company)],
  ])("stops where the member who asked %s, and says so", async (_, change) => {
    await insertApplications(jobId, 150);
    await answerMany(member, jobId, rest, decline);
    await runTask(0);
    await change();
    await runTask();
    expect(await statusCounts()).toEqual({ not_selected: 100, pending: 50 });
    const stopped = { state: "stopped", position: 100, total: 150 };
    expect(await findBulkProgress(company, jobId)).toMatchObject(stopped);
    expect(await findTask()).toMatchObject({ message: null, applicationIds: [] });
  });

  const isMember = () => eq(companyMembers.userId, member.id);
  const setRole = (role: "reader") => db.update(companyMembers).set({ role }).where(isMember());
  const leave = () => db.delete(companyMembers).where(isMember());
  const block = ({ id }: Person) =>
    db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, id));

  it("is selected, given and seen by its company alone, and not given by a reader", async () => {
    await insertApplications(jobId, 51);
    const other = await makeCompany();
    const reader = await makeMember(company, "reader");
    expect(await findSelection(other, jobId, rest, "decline")).toBeUndefined();
    const missing = { refused: "lifecycle.missing" };
    expect(await answerMany(other, jobId, rest, decline)).toEqual(missing);
    const readOnly = { refused: "lifecycle.readOnly" };
    expect(await answerMany(reader, jobId, rest, decline)).toEqual(readOnly);
    await answerMany(company, jobId, rest, decline);
    expect(await findBulkProgress(other, jobId)).toBeUndefined();
    expect(await findBulkProgress(reader, jobId)).toMatchObject({ state: "running" });
    expect(await statusCounts()).toEqual({ pending: 51 });
  });

  const age = (by: string) => db.update(bulkTasks).set({ changedAt: sql`now() - ${by}::interval` });
});

/** Cuts the worker's connection in the middle of a batch: once it waits for its second application. */
async function killWithin(position: number, work: () => Promise<void>): Promise<void> {
  const held = (await listIds())[position + 1] ?? "";
  const killer = connect();
  await connect().begin(async (tx) => {
    await tx`select from job_applications where id = ${held} for update`;
    const worker = work().then(
      () => "done",
      () => "killed",
    );
    await until(async () => {
      const [killed] = await killer`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return killed !== undefined;
    });
    expect(await worker).toBe("killed");
  });
}
