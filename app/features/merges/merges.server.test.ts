import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { findPerson } from "#app/features/accounts/find-person.server.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyInvitations } from "#app/features/accounts/membership/membership.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { findCompanyPage } from "#app/features/company-page/company-page.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { importJobs } from "#app/features/jobs/import/import-jobs.server.ts";
import { listJobRecords } from "#app/features/jobs/list/job-list.server.ts";
import { loadJobList } from "#app/features/jobs/list/job-list-page.server.ts";
import { jobExternalIds } from "#app/features/jobs/posting/external-ids.table.ts";
import { listLog } from "#app/features/moderation/log/log-list.server.ts";
import { findSuccessor } from "#app/features/moderation/merges/merged-companies.server.ts";
import { companyMerges, mergedRows } from "#app/features/moderation/merges/merges.table.ts";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { createApiKey, findKeyHolder } from "#app/features/team/keys/api-keys.server.ts";
import { createEndpoint, listEndpoints } from "#app/features/team/webhooks/endpoints.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { listWrongDays } from "#test/figures/company-days.ts";
import { useTestMail } from "#test/mail.ts";
import { makeDoubles, readBoard } from "#test/moderation/double-companies.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makeCompany, makeJob, makeJobs, makeKey, makeMember, makeSeeker } from "#test/people.ts";
import { confirmed, insertApplication, insertApplications } from "#test/sent-applications.ts";
import { listMerges } from "./list-merges.server.ts";
import { mergeCompanies, moveJob } from "./merge-companies.server.ts";
import { findJobToMove, findSide, listDoubles } from "./preview-merge.server.ts";
import { removeOldMerges, resumeMerges, runMerge } from "./run-merges.server.ts";
import { undoMerge } from "./undo-merge.server.ts";

useTestDatabase();

const reason = "One firm.";
let moderator: Person;
beforeEach(async () => {
  moderator = { ...(await makeSeeker({ firstName: "Maya" })), moderates: true };
});

const newCompany = async (companyName = "Barada Foods") =>
  confirmed(await makeCompany({ companyName }));

async function merge(from: { id: string }, into: { id: string }): Promise<string> {
  const merged = await mergeCompanies(moderator, { from: from.id, into: into.id, reason });
  if (isRefused(merged)) throw new Error(merged.refused);
  await runMerge(merged.id, Infinity);
  return merged.id;
}

async function undo(id: string): Promise<void> {
  expect(await undoMerge(moderator, id, reason)).toEqual({ id });
  await runMerge(id, Infinity);
}

const jobsOf = ({ id }: { id: string }) => db.$count(jobs, eq(jobs.companyId, id));
const actsFor = async ({ id }: { id: string }) => {
  const person = await findPerson(id);
  return person && actingCompany(person)?.id;
};
const slugOf = async ({ id }: { id: string }) => {
  const [row] = await db.execute<{ slug: string }>(sql`
    select slug from company_slugs where company_id = ${id} and is_current`);
  return row?.slug ?? "";
};

describe("a merge and its undo", () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    "leave every row of a random board as it was (%i)",
    async (seed) => {
      const { from, into } = await makeDoubles(seed);
      await indexOutdatedJobs();
      const before = await readBoard();
      const id = await merge(from, into);
      expect(await jobsOf(from)).toBe(0);
      expect(await listWrongDays()).toEqual([]);
      await undo(id);
      await indexOutdatedJobs();
      expect(await readBoard()).toEqual(before);
      expect(await db.$count(mergedRows, eq(mergedRows.mergeId, id))).toBe(0);
    },
  );

  it("of a job leave every row as it was", async () => {
    const { from, into } = await makeDoubles(3);
    const job = await makeJob(from);
    const application = await insertApplication(job.id);
    await db.execute(sql`
      insert into job_external_ids values (${from.id}, 'alone', ${job.id})`);
    await db.execute(sql`
      insert into application_labels (application_id, label_id, job_id)
      select ${application}, id, ${job.id} from company_labels where company_id = ${from.id}`);
    await indexOutdatedJobs();
    const before = await readBoard();
    const moved = await moveJob(moderator, job.id, { from: from.id, into: into.id, reason });
    if (isRefused(moved)) throw new Error(moved.refused);
    await runMerge(moved.id, Infinity);
    const [row] = await db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(row?.companyId).toBe(into.id);
    const isOfInto = sql`company_id = ${into.id} and application_id = ${application}`;
    expect(await db.$count(sql`company_applications`, isOfInto)).toBe(1);
    expect(await db.$count(sql`application_labels`, sql`job_id = ${job.id}`)).toBe(0);
    await undo(moved.id);
    expect(await readBoard()).toEqual(before);
  });
});

describe("a merged company", () => {
  it("is closed, redirects, is listed nowhere, and its people act for the other", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    const member = await makeMember(from, "recruiter");
    const handedOver = await newCompany("Third");
    await makeJob(from);
    const slugs = [await slugOf(from), await slugOf(into)] as const;
    await merge(from, into);
    expect(await findCompanyPage(slugs[0], "en")).toEqual({ movedTo: slugs[1] });
    expect(await actsFor(from)).toBe(into.id);
    expect(await actsFor(member)).toBe(into.id);
    expect(await actsFor(handedOver)).toBe(handedOver.id);
    const page = await findCompanyPage(slugs[1], "en");
    expect(page).toMatchObject({ openJobs: 1 });
    const [listed] = await db.execute<{ listed: boolean; jobs: number }>(sql`
      select is_listed as listed, jobs from company_jobs where company_id = ${from.id}`);
    expect(listed).toEqual({ listed: false, jobs: 0 });
  });

  it("is found by its id, and its systems' keys and numbers of jobs are the other's", async () => {
    const [from, into, last] = [await newCompany(), await newCompany(), await newCompany()];
    const [owner, other] = [await ownerOf(from), await ownerOf(into)];
    const key = { ...newKey, id: crypto.randomUUID() };
    const created = await createApiKey(owner, key);
    if (isRefused(created)) throw new Error(created.refused);
    await createApiKey(other, { ...newKey, id: crypto.randomUUID() });
    const [numbered, double, numberedToo] = [
      await makeJob(from, { title: "Numbered" }),
      await makeJob(from),
      await makeJob(into),
    ];
    await db.insert(jobExternalIds).values([
      { companyId: from.id, externalId: "hr-1", jobId: numbered.id },
      { companyId: from.id, externalId: "hr-2", jobId: double.id },
      { companyId: into.id, externalId: "hr-2", jobId: numberedToo.id },
    ]);
    await merge(from, into);
    expect((await findKeyHolder(created.key))?.actor.id).toBe(into.id);
    const isOfInto = eq(jobExternalIds.companyId, into.id);
    const ids = await db.select().from(jobExternalIds).where(isOfInto);
    const numbers = ids.map(({ externalId, jobId }) => [externalId, jobId]);
    expect(numbers.toSorted()).toEqual([
      ["hr-1", numbered.id],
      ["hr-2", numberedToo.id],
    ]);
    expect(await listJobRecords({ company: from.id })).toMatchObject({ total: 3 });
    const list = loadJobList(new Request(`http://x/jobs?company=${from.id}&lang=en`), "en", null);
    const moved = await list.catch((thrown) => (thrown as Response).headers.get("location"));
    expect(moved).toBe(`/jobs?company=${into.id}&lang=en`);
    await db.execute(sql`update company_merges set created_at = now() - interval '2 days'`);
    await merge(into, last);
    expect(await findSuccessor(from.id)).toBe(last.id);
    expect(await findSuccessor(last.id)).toBeUndefined();
    expect(await findSuccessor("mill-and-sons")).toBeUndefined();
  });

  it("without an account is found by imports as the other", async () => {
    const into = await newCompany();
    const from = crypto.randomUUID();
    await db
      .insert(userProfiles)
      .values({ id: from, userType: "company", companyName: "Imported Mill" });
    await merge({ id: from }, into);
    const job = { ...imported, companyName: "Imported Mill" };
    expect(await importJobs([job])).toBe(1);
    expect(await jobsOf(into)).toBe(1);
  });

  it("gives back applications that came to its jobs meanwhile, and new jobs stay with the other", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    const { id: jobId } = await makeJob(from);
    const id = await merge(from, into);
    const application = await insertApplication(jobId);
    await makeJob(into, { title: "Posted meanwhile" });
    const newMember = await makeMember(into, "reader");
    await undo(id);
    expect([await jobsOf(from), await jobsOf(into)]).toEqual([1, 1]);
    const [row] = await db.execute<{ company: string }>(sql`
      select company_id as company from company_applications where application_id = ${application}`);
    expect(row?.company).toBe(from.id);
    expect(await actsFor(from)).toBe(from.id);
    expect(await actsFor(newMember)).toBe(into.id);
  });

  it("takes its keys along, which act for the other until an undo", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    const { key } = await makeKey(from);
    const heldBy = async () => (await findKeyHolder(key))?.actor.company?.id;
    const id = await merge(from, into);
    expect(await heldBy()).toBe(into.id);
    await undo(id);
    expect(await heldBy()).toBe(from.id);
  });

  it("takes its webhooks along, which are told of the other's events until an undo", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    const url = "https://hooks.barada.sy/furas";
    await db.execute(
      sql`delete from webhook_endpoints where company_id in (${from.id}, ${into.id})`,
    );
    await createEndpoint(from, { id: randomUUID(), url, events: ["job.closed"] });
    const urls = async (company: Person) =>
      (await listEndpoints(company)).map((endpoint) => endpoint.url);
    const id = await merge(from, into);
    expect([await urls(from), await urls(into)]).toEqual([[], [url]]);
    await undo(id);
    expect([await urls(from), await urls(into)]).toEqual([[url], []]);
  });

  it("leaves the other an owner when its own owners go back", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    const id = await merge(from, into);
    await db.execute(sql`
      insert into company_members (user_id, company_id, role) values (${into.id}, ${into.id}, 'none')`);
    await undo(id);
    expect(await actsFor(into)).toBe(into.id);
  });
});

describe("refusals", () => {
  const tryMerge = (from: { id: string }, into: { id: string }, by = moderator) =>
    mergeCompanies(by, { from: from.id, into: into.id, reason });

  it("one company twice, one's own, a blocked, a leaving and a merged one", async () => {
    const [from, into, third] = [await newCompany(), await newCompany(), await newCompany()];
    expect(await tryMerge(from, from)).toEqual({ refused: "merges.same" });
    const own = { ...(await makeMember(into, "reader")), moderates: true };
    expect(await tryMerge(from, into, own)).toEqual({ refused: "merges.own" });
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, into.id));
    expect(await tryMerge(from, into)).toEqual({ refused: "merges.blocked" });
    await db.update(authUsers).set({ blockedAt: null }).where(eq(authUsers.id, into.id));
    await db.execute(sql`insert into leaving_accounts (id) values (${third.id})`);
    expect(await tryMerge(third, into)).toEqual({ refused: "merges.leaving" });
    await merge(from, into);
    expect(await tryMerge(from, into)).toEqual({ refused: "merges.closed" });
    expect(await tryMerge(into, await newCompany())).toEqual({ refused: "merges.chained" });
  });

  it("an open hand-over, a job that has moved, and everyone but moderators", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    await db
      .insert(companyInvitations)
      .values({
        companyId: into.id,
        email: "new@people.example",
        role: "owner",
        language: "en",
        expiresAt: new Date(Date.now() + 86_400_000),
      });
    expect(await tryMerge(from, into)).toEqual({ refused: "merges.handOver" });
    const job = await makeJob(await newCompany());
    expect(await moveJob(moderator, job.id, { from: from.id, into: into.id, reason })).toEqual({
      refused: "merges.movedMeanwhile",
    });
    await expect(tryMerge(from, into, from)).rejects.toMatchObject({ status: 404 });
    await expect(tryMerge(await makeSeeker(), into)).rejects.toMatchObject({ status: 404 });
  });

  it("an undo after a day, whose rows are then removed while the redirect stays", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    await makeJob(from);
    const slug = await slugOf(from);
    const id = await merge(from, into);
    await db.execute(sql`
      update company_merges set created_at = now() - interval '25 hours' where id = ${id}`);
    expect(await undoMerge(moderator, id, reason)).toEqual({ refused: "merges.tooLate" });
    await removeOldMerges();
    expect(await db.$count(mergedRows, eq(mergedRows.mergeId, id))).toBe(0);
    expect(await findCompanyPage(slug, "en")).toEqual({ movedTo: await slugOf(into) });
    const [row] = await db.select().from(companyMerges).where(eq(companyMerges.id, id));
    expect(row).toMatchObject({ state: "done", reason: null });
  });
});

describe("a preview", () => {
  it("counts what each company and a job have, at most a thousand of each", async () => {
    const company = await newCompany();
    const [popular, quiet] = await makeJobs(company, [{}, {}]);
    await insertApplications(popular?.id ?? "", 1001);
    await insertApplications(quiet?.id ?? "", 2);
    expect(await findSide(moderator, company.id, "en")).toMatchObject({
      jobs: { total: 2 },
      applications: { total: 1000, isMore: true },
      team: 1,
      followers: { total: 0 },
    });
    const [ofPopular, ofQuiet] = await Promise.all(
      [popular, quiet].map((job) => findJobToMove(moderator, job?.id ?? "")),
    );
    expect(ofPopular?.applications).toEqual({ total: 1000, isMore: true });
    expect(ofQuiet?.applications).toEqual({ total: 2 });
  });
});

describe("two moderators at once", () => {
  it("merge: one does, the other reads that it is decided", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    const other = { ...(await makeSeeker()), moderates: true };
    const outcomes = await Promise.all([
      mergeCompanies(moderator, { from: from.id, into: into.id, reason }),
      mergeCompanies(other, { from: into.id, into: from.id, reason }),
    ]);
    expect(outcomes.filter((each) => !isRefused(each))).toHaveLength(1);
    expect(outcomes).toContainEqual({ refused: "merges.closed" });
    expect(await db.$count(companyMerges, eq(companyMerges.fromId, from.id))).toBeLessThan(2);
  });

  it("undo: one does, the other reads that it is decided", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    await makeJob(from);
    const id = await merge(from, into);
    const both = [undoMerge(moderator, id, reason), undoMerge(moderator, id, "Mine.")];
    expect(await Promise.all(both)).toEqual(
      expect.arrayContaining([{ id }, { refused: "merges.decidedMeanwhile" }]),
    );
    await runMerge(id, Infinity);
    expect([await jobsOf(from), await jobsOf(into)]).toEqual([1, 0]);
  });
});

describe("many jobs", () => {
  it("move in the queue once each, though killed, lost and run twice at once, and go back so", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    const posted = await makeJobs(from, Array(65).fill({}));
    await insertApplications(posted[0]?.id ?? "", 1200);
    const started = await mergeCompanies(moderator, { from: from.id, into: into.id, reason });
    if (isRefused(started)) throw new Error(started.refused);
    const { id } = started;
    expect(await jobsOf(into)).toBe(0);
    expect(await undoMerge(moderator, id, reason)).toEqual({ refused: "merges.running" });
    expect(await deletion(into)).toEqual({ refused: "ownData.merging" });
    await db.execute(sql`delete from tasks.job where name = 'merges'`);
    for (let parts = 0; parts < 4; parts++) await runMerge(id, 0);
    const moved = await jobsOf(into);
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(65);
    const [listed] = await listMerges(moderator);
    expect(listed).toMatchObject({ state: "moving", position: moved, total: 65 });
    await db.execute(sql`delete from tasks.job where name = 'merges'`);
    await db.execute(sql`update company_merges set changed_at = now() - interval '11 minutes'`);
    await resumeMerges();
    await Promise.all([drainQueue(), runMerge(id), runMerge(id)]);
    await runMerge(id);
    expect([await jobsOf(from), await jobsOf(into)]).toEqual([0, 65]);
    const ofInto = sql`company_id = ${into.id}`;
    expect(await db.$count(sql`company_applications`, ofInto)).toBe(1200);
    expect((await listMerges(moderator))[0]).toMatchObject({ state: "done", position: 65 });

    expect(await undoMerge(moderator, id, reason)).toEqual({ id });
    expect(await jobsOf(from)).toBe(0);
    await runMerge(id, 0);
    await Promise.all([runMerge(id), runMerge(id)]);
    await runMerge(id);
    expect([await jobsOf(from), await jobsOf(into)]).toEqual([65, 0]);
    expect(await db.$count(sql`company_applications`, ofInto)).toBe(0);
    expect((await listMerges(moderator))[0]).toMatchObject({ state: "undone", position: 65 });
  });

  it("a job that comes to a closed company moves at once, and the merge can be undone then", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    const id = await merge(from, into);
    await makeJob(from);
    await resumeMerges();
    expect((await listMerges(moderator))[0]).toMatchObject({ state: "moving", total: 1 });
    await drainQueue();
    expect([await jobsOf(from), await jobsOf(into)]).toEqual([0, 1]);
    await undo(id);
  });

  it("an application that is sent while its job moves is listed where the job is", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    const job = await makeJob(from);
    const id = await merge(await newCompany("Other"), into);
    expect(id).not.toBe("");
    await Promise.all([
      ...Array.from({ length: 8 }, () => insertApplication(job.id)),
      moveJob(moderator, job.id, { from: from.id, into: into.id, reason }).then(drainQueue),
    ]);
    const [rows] = await db.execute<{ strays: number; all: number }>(sql`
      select count(*) filter (where company_id <> ${into.id})::int as strays, count(*)::int as all
      from company_applications where job_id = ${job.id}`);
    expect(rows).toEqual({ strays: 0, all: 8 });
    expect(await db.$count(jobApplications, eq(jobApplications.jobId, job.id))).toBe(8);
  });
});

describe("emails and log entries", () => {
  const mail = useTestMail();
  const textTo = async (address: string) =>
    (await mail.emails())
      .filter(({ to }) => to.includes(address))
      .map(({ source }) => parseEmail(source))
      .map(({ subject, text }) => `${subject} ${text}`.replaceAll(/[\u2068\u2069]/g, ""));

  it("both teams read it with the reason, each in its language, and of the undo", async () => {
    const from = await confirmed(await makeCompany({ companyName: "Qamh Bakery" }), "ar");
    const into = await confirmed(await makeCompany({ companyName: "Qamh Bakeries" }), "en");
    const member = await confirmed(await makeMember(from, "reader"), "en");
    const outsider = await newCompany("Others");
    const id = await merge(from, into);
    expect((await textTo(from.email))[0]).toMatch(/دُمجت شركتكم.*Qamh Bakery.*One firm\./s);
    expect((await textTo(into.email))[0]).toMatch(/merged into yours: Qamh Bakeries.*One firm\./s);
    expect((await textTo(member.email))[0]).toContain("Your company on Furas was merged");
    expect(await undoMerge(moderator, id, "Two firms.")).toEqual({ id });
    expect((await textTo(into.email))[1]).toMatch(/merge of Qamh Bakery was undone.*Two firms\./s);
    expect(await textTo(from.email)).toHaveLength(2);
    expect(await textTo(outsider.email)).toEqual([]);
  });

  it("two accounts of one name are told apart", async () => {
    const [from, into] = [await newCompany("Qamh"), await newCompany("Qamh")];
    const id = await merge(from, into);
    const [merged] = await textTo(from.email);
    expect(merged).toContain("your account with the other one of Qamh");
    await undoMerge(moderator, id, reason);
    const undone = (await textTo(from.email))[1];
    expect(undone).toContain("the two accounts of Qamh");
    expect(undone).not.toContain("info@");
  });

  it("a moderator of one of the teams reads neither the merge nor who did it", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    const member = await makeMember(from, "reader");
    const id = await merge(from, into);
    const colleague = { ...(await ownerOf(member)), moderates: true };
    const isListed = async (reader: Person) =>
      (await listMerges(reader)).some((listed) => listed.id === id);
    expect([await isListed(colleague), await isListed(moderator)]).toEqual([false, true]);
    const other = await newCompany();
    await expect(findSide(colleague, into.id, "en")).rejects.toMatchObject({ status: 404 });
    expect(await findSide(moderator, into.id, "en")).toMatchObject({ team: 3 });
    expect(await listDoubles(colleague, other.id, into.email, "en")).toEqual([]);
    expect(await listDoubles(moderator, other.id, into.email, "en")).toHaveLength(1);
    for (const company of [from, into]) {
      expect((await listLog(colleague, { about: company.id })).acts).toEqual([]);
    }
  });

  it("the log has a line for each company", async () => {
    const [from, into] = [await newCompany(), await newCompany()];
    await undoMerge(moderator, await merge(from, into), reason);
    const acts = await db.execute<{ act: string }>(sql`
      select act from moderation_log.acts where company_id in (${from.id}, ${into.id}) order by act`);
    const undone = ["undo_merge", "undo_merge"];
    expect(acts.map(({ act }) => act)).toEqual(["merge", "merge_into", ...undone]);
  });
});

const newKey = { name: "System", scopes: ["jobs:write" as const], days: null };

async function ownerOf({ id }: Person): Promise<Person> {
  const person = await findPerson(id);
  if (!person) throw new Error("There is no such account.");
  return person;
}

const imported = {
  externalId: "mill-1",
  title: "Miller",
  description: "Mill.",
  category: "Logistics",
  location: "Aleppo, Aleppo, Syria",
  placeId: "syria/aleppo/aleppo",
  salaryMin: null,
  salaryMax: null,
  currency: "SYP",
  payPeriod: null,
  payBasis: null,
  pound: null,
  employmentType: "full-time",
  experienceLevel: "mid",
  status: "active",
  createdAt: new Date(),
  applicationDeadline: null,
};

async function deletion({ id }: Person) {
  return db.transaction(async (tx) => {
    const person = await findPerson(id);
    if (!person) throw new Error("There is no account.");
    return removeAccount(tx, person);
  });
}
