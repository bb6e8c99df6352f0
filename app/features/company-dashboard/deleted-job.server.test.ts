import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { authAccounts, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { listAllJobs } from "#app/features/admin/all-jobs.server.ts";
import { findApplicant } from "#app/features/applicants/applicant.server.ts";
import { readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { exportApplicants } from "#app/features/applicants/export/export-applicants.server.ts";
import { findPipeline } from "#app/features/applicants/pipeline.server.ts";
import { noApplicationFilter } from "#app/features/applications/application-filter.ts";
import {
  findOwnSentApplication,
  listOwnApplications,
} from "#app/features/applications/application-lists.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { interviewOffers } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import {
  countOwnNews,
  withdrawOwnApplication,
} from "#app/features/applications/lifecycle/own-applications.server.ts";
import {
  emptyRemovedJobs,
  resumeEmptying,
} from "#app/features/applications/unanswered/empty-removed-jobs.server.ts";
import {
  listRemovedApplications,
  notifyApplicantsOfRemovedJobs,
} from "#app/features/applications/unanswered/removed-jobs.server.ts";
import {
  removedJobApplicants,
  removedJobs,
} from "#app/features/applications/unanswered/unanswered.table.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listManagedJobs } from "#app/features/jobs/lifecycle/managed-jobs.server.ts";
import { listJobRecords } from "#app/features/jobs/list/job-list.server.ts";
import { listOwnMemory } from "#app/features/jobs/memory/own-memory.server.ts";
import { rememberJob } from "#app/features/jobs/memory/remembered-jobs.server.ts";
import { findCase } from "#app/features/moderation/case.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { listQueue } from "#app/features/moderation/queue.server.ts";
import { countOwnBelongings } from "#app/features/my-account/delete-account.server.ts";
import { exportOwnData } from "#app/features/my-account/export-data.server.ts";
import { findFeed } from "#app/features/sharing/feeds/find-feed.server.ts";
import { listOpenJobs } from "#app/features/sharing/sitemap/open-jobs.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { accountPassword } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { titles } from "#test/search/list-jobs.ts";
import { insertApplication, insertApplications } from "#test/sent-applications.ts";
import { loadDashboard } from "./dashboard.server.ts";
import { deleteOwnJob } from "./delete-job.server.ts";

useTestDatabase();

const title = "Night baker";
let company: Person;
let seeker: Person;
let moderator: Person;
let admin: Person;
let jobId: string;
let sent: string;
let caseId: string;
beforeEach(async () => {
  await db.delete(jobApplications);
  await db.delete(jobs);
  await db.delete(removedJobs);
  await db.delete(emailEvents);
  company = await makeCompany({ companyName: "Qamar Bakers" });
  seeker = await makeSeeker();
  admin = await makeAdmin();
  moderator = { ...(await makeSeeker()), moderates: true };
  jobId = (await makeJob(company, { title })).id;
  sent = await insertApplication(jobId, { by: seeker });
  await db.update(jobApplications).set({ hasNews: true }).where(eq(jobApplications.id, sent));
  await rememberJob(seeker, jobId, "saved");
  const opened = { jobId, companyId: company.id, reportCount: 1 };
  const [raised] = await db.insert(moderationCases).values(opened).returning();
  caseId = raised?.id ?? "";
});

const everyone = readApplicantFilter(new URLSearchParams());
const unfiltered = readJobQuery(new URLSearchParams());
const allJobs = { search: "", status: null, type: null, page: 1 };
const isThere = (value: unknown) => value !== undefined;
const names = (value: unknown) => JSON.stringify(value).includes(title);
const dashboard = (tab: "jobs" | "applications") =>
  loadDashboard(
    company,
    tab === "jobs"
      ? { tab, page: 1, filter: "all" }
      : { tab, page: 1, filter: noApplicationFilter },
    "en",
  );

/** All readers of jobs or applications, and whether they find the job or its application. */
const readers: [string, () => Promise<unknown>][] = [
  ["the company's dashboard", async () => names(await dashboard("jobs"))],
  ["its count", async () => (await dashboard("jobs")).totals.jobs > 0],
  [
    "its count of applications",
    async () => (await dashboard("jobs")).totals.applications.total > 0,
  ],
  ["its tab of applications", async () => names(await dashboard("applications"))],
  ["its tab's count", async () => (await dashboard("applications")).totals.applications.total > 0],
  ["the company's jobs", async () => names(await listManagedJobs(company, "all"))],
  ["their counts", async () => (await listManagedJobs(company, "all")).counts.all > 0],
  ["the applicants", async () => isThere(await findPipeline(company, jobId, everyone))],
  ["one applicant", async () => isThere(await findApplicant(company, jobId, sent, everyone))],
  [
    "the table of applicants",
    async () => isThere(await exportApplicants(company, jobId, everyone, "en")),
  ],
  ["the company before it leaves", async () => (await countOwnBelongings(company)).received > 0],
  ["the job's page for its company", async () => isThere(await findJob(company, jobId))],
  ["the job's page for a visitor", async () => isThere(await findJob(visitor, jobId))],
  ["the list of jobs", async () => names(await titles(""))],
  ["a search", async () => names(await titles("q=baker"))],
  ["the API", async () => names(await listJobRecords(unfiltered, { limit: 20 }))],
  ["a feed", async () => names(await findFeed(unfiltered, "rss", "en"))],
  ["the sitemap", async () => !(await listOpenJobs(0, 1024).next()).done],
  ["an admin", async () => names(await listAllJobs(admin, allJobs, "en"))],
  [
    "an admin's search",
    async () => names(await listAllJobs(admin, { ...allJobs, search: "baker" }, "en")),
  ],
  ["the moderators' queue", async () => names(await listQueue(moderator))],
  ["a moderator's case", () => findCase(moderator, caseId).then(names, () => false)],
  ["saved jobs", async () => names(await listOwnMemory(seeker, "en"))],
  ["the applicant's applications", async () => names((await listOwnApplications(seeker)).items)],
  ["their counts", async () => (await listOwnApplications(seeker)).all > 0],
  ["their page", async () => isThere(await findOwnSentApplication(seeker, sent))],
  ["the applicant's news", async () => (await countOwnNews(seeker)) > 0],
  ["the applicant before leaving", async () => (await countOwnBelongings(seeker)).applications > 0],
  ["the applicant's data", async () => (await exportedApplications(seeker)).length > 0],
];

async function exportedApplications(person: Person): Promise<unknown[]> {
  const password = await hashPassword(accountPassword);
  const credential = { accountId: person.id, providerId: "credential", password };
  await db.insert(authAccounts).values({ userId: person.id, ...credential });
  const zip = await exportOwnData(person, accountPassword, "en");
  if (isRefused(zip)) throw new Error(zip.refused);
  const files = unzipSync(new Uint8Array(await new Response(zip).arrayBuffer()));
  return JSON.parse(Buffer.from(files["data.json"] ?? []).toString()).applications;
}

describe("a job is gone at once, while its applications wait for the queue, for", () => {
  it.each(readers)("%s", async (_, finds) => {
    expect(await finds()).toBe(true);
    await db.delete(authAccounts);
    expect(await deleteOwnJob(company, jobId)).toEqual({ id: jobId });
    expect(await db.$count(jobApplications, eq(jobApplications.jobId, jobId))).toBe(1);
    expect(await finds()).toBe(false);
  });
});

it("who has applied reads at once that it is gone, and the same once the queue is done", async () => {
  const withdrawn = await makeSeeker();
  await insertApplication(jobId, { by: withdrawn, status: "withdrawn" });
  const removed = [{ title, company: "Qamar Bakers", removedAt: expect.any(Date) }];
  await deleteOwnJob(company, jobId);
  for (let round = 0; round < 2; round += 1) {
    expect(await listRemovedApplications(seeker)).toEqual(removed);
    expect(await listRemovedApplications(withdrawn)).toEqual([]);
    await drainQueue();
  }
  expect(await db.$count(jobApplications, eq(jobApplications.jobId, jobId))).toBe(0);
});

it("no application to it can be changed or sent any more", async () => {
  await deleteOwnJob(company, jobId);
  expect(await withdrawOwnApplication(seeker, sent)).toEqual({ refused: "lifecycle.missing" });
  await expect(insertApplication(jobId)).rejects.toThrow();
});

it("thousands are removed in parts, each once, though killed, repeated and run twice at once", async () => {
  await insertApplications(jobId, 450);
  await insertApplications(jobId, 5, "hired");
  await insertApplications(jobId, 5, "withdrawn");
  await deleteOwnJob(company, jobId);
  await db.execute(sql`delete from tasks.job where name = 'removals'`);
  const left = () => db.$count(jobApplications, eq(jobApplications.jobId, jobId));
  await emptyRemovedJobs(0);
  expect(await left()).toBe(261);
  await notifyApplicantsOfRemovedJobs();
  await Promise.all([emptyRemovedJobs(0), emptyRemovedJobs(0)]);
  // The order was lost with the killed process.
  await db.execute(sql`delete from tasks.job where name = 'removals'`);
  await db.update(removedJobs).set({ removedAt: sql`now() - interval '11 minutes'` });
  await resumeEmptying();
  expect(await db.$count(sql`tasks.job`, sql`name = 'removals' and state = 'created'`)).toBe(1);
  await emptyRemovedJobs();
  await notifyApplicantsOfRemovedJobs();
  expect(await left()).toBe(0);
  expect(await db.$count(removedJobApplicants)).toBe(456);
  const [row] = await db.select().from(removedJobs);
  expect(row).toMatchObject({ hasApplications: false, unanswered: 451 });
  expect(row?.replyHours).toHaveLength(5);
  const [emails] = await db.execute<{ all: number; people: number }>(sql`
    select count(*)::int as all, count(distinct user_id)::int as people
    from email_events where kind = 'removedJob'`);
  expect(emails).toEqual({ all: 451, people: 451 });
});

it("offers of interview times go in parts too, also of applicants who have left", async () => {
  await db.delete(jobApplications);
  await db.execute(sql`
    insert into interview_offers (job_id, is_group) select ${jobId}, false from generate_series(1, 250)`);
  const left = () => db.$count(interviewOffers);
  await deleteOwnJob(company, jobId);
  expect(await left()).toBe(250);
  await emptyRemovedJobs(0);
  expect(await left()).toBe(50);
  await emptyRemovedJobs();
  expect(await left()).toBe(0);
  expect(await db.$count(removedJobs)).toBe(0);
});

it("an application is removed with its job also where plain SQL deletes that", async () => {
  await db.execute(sql`delete from jobs where id = ${jobId}`);
  expect(await listOwnApplications(seeker)).toMatchObject({ all: 0 });
  await emptyRemovedJobs();
  expect(await db.$count(jobApplications)).toBe(0);
});

it("an applicant who leaves meanwhile is left out", async () => {
  await deleteOwnJob(company, jobId);
  await db.delete(userProfiles).where(eq(userProfiles.id, seeker.id));
  await drainQueue();
  expect(await db.$count(removedJobs)).toBe(0);
});
