import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { authAccounts, authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { findPerson } from "#app/features/accounts/find-person.server.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { jobApplications, orphanedFiles } from "#app/features/applications/applications.table.ts";
import { emptyRemovedJobs } from "#app/features/applications/unanswered/empty-removed-jobs.server.ts";
import { notifyApplicantsOfRemovedJobs } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { createEndpoint } from "#app/features/team/webhooks/endpoints.server.ts";
import { webhookDeliveries } from "#app/features/team/webhooks/webhooks.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { accountPassword } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { findInTables } from "#test/find-text.ts";
import { makeCompany, makeJob, makeJobs, makeMember, makeSeeker } from "#test/people.ts";
import { confirmed, insertApplication, insertApplications } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";
import { removeLeavingAccounts, resumeLeaving } from "./leaving-accounts.server.ts";
import { leavingAccounts } from "./leaving-accounts.table.ts";
import { action } from "./routes/delete-account.tsx";

useTestDatabase();

let company: Person;
beforeEach(async () => {
  company = await makeCompany({ companyName: "Qamar Bakers" });
  await withPassword(company);
});

async function withPassword({ id }: Person): Promise<void> {
  const password = await hashPassword(accountPassword);
  const credential = { accountId: id, providerId: "credential", password };
  await db.insert(authAccounts).values({ userId: id, ...credential });
}

const deleteAccount = (as = company) =>
  visit(action, { as, to: "/my-account/delete", form: { password: accountPassword } });
const isOwn = () => eq(jobs.companyId, company.id);

it("a company with many jobs is closed at once, and deleted by the queue", async () => {
  const [first] = await makeJobs(company, Array(101).fill({}));
  await insertApplications(first?.id ?? "", 3);
  const member = await makeMember(company, "recruiter");
  const answer = await deleteAccount();
  expect(answer).toMatchObject({ status: 303, location: "/home", notice: "ownData.closed" });
  expect(await db.$count(authUsers, eq(authUsers.id, company.id))).toBe(0);
  expect(await findPerson(member.id)).toMatchObject({ company: null });
  await removeLeavingAccounts(0);
  expect(await db.$count(jobs, sql`${isOwn()} and status = 'active'`)).toBe(0);
  expect(await db.$count(jobs, isOwn())).toBe(101);
  await drainQueue();
  await emptyRemovedJobs();
  expect(await findInTables(company.id)).toEqual([]);
  expect(await db.$count(userProfiles, eq(userProfiles.id, member.id))).toBe(1);
});

it("any other is deleted at once, and the applications to its jobs by the queue", async () => {
  const { id } = await makeJob(company);
  await insertApplications(id, 301);
  expect(await deleteAccount()).toMatchObject({ notice: "ownData.deleted" });
  expect(await db.$count(authUsers, eq(authUsers.id, company.id))).toBe(0);
  expect(await db.$count(jobs, eq(jobs.id, id))).toBe(0);
  await drainQueue();
  expect(await findInTables(company.id)).toEqual([]);
  expect(await db.$count(jobApplications, eq(jobApplications.jobId, id))).toBe(0);
});

it("tells each undecided applicant once, though killed, repeated and run twice at once (F13)", async () => {
  const other = await makeJob(await makeCompany());
  await insertApplications(other.id, 2);
  const posted = await makeJobs(company, Array(101).fill({ title: "Night baker" }));
  const [first, second] = posted.map(({ id }) => id);
  await insertApplications(first ?? "", 310);
  await insertApplications(second ?? "", 5, "hired");
  await deleteAccount();
  await db.execute(sql`delete from tasks.job where name = 'removals'`);

  await removeLeavingAccounts(0);
  // One order follows another: two kinds in one order would each give the next of both.
  expect(await db.$count(sql`tasks.job`, sql`name = 'removals'`)).toBe(1);
  await removeLeavingAccounts(0);
  expect(await db.$count(jobs, isOwn())).toBe(81);
  await notifyApplicantsOfRemovedJobs();
  await Promise.all([removeLeavingAccounts(0), removeLeavingAccounts(0)]);
  await removeLeavingAccounts();
  await removeLeavingAccounts();
  await emptyRemovedJobs();
  await notifyApplicantsOfRemovedJobs();

  expect(await db.$count(authUsers, eq(authUsers.id, company.id))).toBe(0);
  const [emails] = await db.execute<{ all: number; people: number }>(sql`
    select count(*)::int as all, count(distinct user_id)::int as people
    from email_events where kind = 'removedJob' and data ->> 'title' = 'Night baker'`);
  expect(emails).toEqual({ all: 310, people: 310 });
  expect(await db.$count(orphanedFiles)).toBeGreaterThanOrEqual(315);
  expect(await db.$count(jobApplications, eq(jobApplications.jobId, other.id))).toBe(2);
});

it("a seeker with many applications is signed out at once, and deleted by the queue, although its order is lost", async () => {
  const seeker = await makeSeeker({ firstName: "Rana" });
  await withPassword(seeker);
  const others = await confirmed(await makeCompany());
  for (const { id } of await makeJobs(others, Array(51).fill({}))) {
    await insertApplication(id, { by: seeker });
  }
  const answer = await deleteAccount(seeker);
  expect(answer).toMatchObject({ status: 303, location: "/home", notice: "ownData.closed" });
  expect(await findPerson(seeker.id)).toBeUndefined();
  await db.execute(sql`delete from tasks.job where name = 'removals'`);
  await resumeLeaving();
  expect(await db.$count(sql`tasks.job`, sql`name = 'removals'`)).toBe(0);
  await db.update(leavingAccounts).set({ since: sql`now() - interval '11 minutes'` });
  await resumeLeaving();
  expect(await db.$count(sql`tasks.job`, sql`name = 'removals'`)).toBe(1);
  await removeLeavingAccounts();
  expect(await db.$count(emailEvents, eq(emailEvents.userId, others.id))).toBe(51);
  await drainQueue();
  expect(await findInTables(seeker.id)).toEqual([]);
});

it("an account that has handed its company over leaves with all its applications, and the company stays", async () => {
  const owner = await makeMember(company, "owner");
  await db
    .insert(companyMembers)
    .values({ userId: company.id, companyId: company.id, role: "none" });
  const others = await makeCompany();
  for (const { id } of await makeJobs(others, Array(51).fill({}))) {
    await insertApplication(id, { by: company });
  }
  const leaving = await findPerson(company.id);
  expect(await deleteAccount(leaving)).toMatchObject({ notice: "ownData.deleted" });
  expect(await db.$count(jobApplications, eq(jobApplications.userId, company.id))).toBe(0);
  expect(await findPerson(owner.id)).toMatchObject({ company: { id: company.id } });
});

it("the systems of a company are told of an applicant who left, once, and not of earlier withdrawals", async () => {
  const jobIds = (await makeJobs(company, Array(2).fill({}))).map(({ id }) => id);
  const seeker = await makeSeeker();
  await withPassword(seeker);
  const endpoint = { id: randomUUID(), url: "https://hooks.qamar.example/" };
  const added = await createEndpoint(company, { ...endpoint, events: ["application.withdrawn"] });
  expect(added).toMatchObject({ id: endpoint.id });
  // Their CVs are cleared, which counts for nothing here.
  const own = { userId: seeker.id, resumeUrl: "", clearedAt: new Date() };
  const sent = await db
    .insert(jobApplications)
    .values([
      { ...own, jobId: jobIds[0] ?? "" },
      { ...own, jobId: jobIds[1] ?? "", status: "withdrawn" },
    ])
    .returning({ id: jobApplications.id });
  expect(await deleteAccount(seeker)).toMatchObject({ status: 303 });
  expect(await db.$count(jobApplications, eq(jobApplications.userId, seeker.id))).toBe(0);
  const { endpointId, type, state, data } = webhookDeliveries;
  const queued = await db
    .select({ type, state, data })
    .from(webhookDeliveries)
    .where(eq(endpointId, endpoint.id));
  const content = { applicationId: sent[0]?.id, jobId: jobIds[0] };
  expect(queued).toEqual([{ type: "application.withdrawn", state: "waiting", data: content }]);
});
