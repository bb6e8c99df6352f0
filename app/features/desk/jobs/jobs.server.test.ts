import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { blockAccount } from "#app/features/accounts/operator/operate-accounts.server.ts";
import type { JobsQuery } from "#app/features/desk/desk-query.ts";
import { featuredJobs } from "#app/features/job/featured-jobs.table.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { reopenJob } from "#app/features/jobs/lifecycle/change-job.server.ts";
import { featuredJobIds } from "#app/features/jobs/list/latest-jobs.server.ts";
import { appealSuspension } from "#app/features/moderation/appeal.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { maxFeatured, maxFeaturedOfCompany } from "#app/limits.ts";
import { messages as en } from "#app/messages/en/index.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type EmailPerson, makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { actOnJob } from "./act-on-job.server.ts";
import { findDeskJob } from "./find-job.server.ts";
import { listDeskJobs } from "./list-jobs.server.ts";

useTestDatabase();
const mail = useTestMail();
afterEach(() => {
  vi.restoreAllMocks();
});

const nothing = { reason: null, note: null, days: null };
const because = { reason: "expired", note: "It was filled in May.", days: null } as const;
const week = { reason: null, note: null, days: 7 };

let company: EmailPerson;
let jobId: string;
let moderator: EmailPerson;
beforeEach(async () => {
  await db.delete(featuredJobs);
  company = await makeCompany();
  await db
    .update(authUsers)
    .set({ emailVerified: true, language: "en" })
    .where(eq(authUsers.id, company.id));
  jobId = (await makeJob(company, { title: "Courier" })).id;
  moderator = await makeModerator();
});

async function makeModerator(): Promise<EmailPerson> {
  const person = await makeSeeker();
  await addModerator(person.id);
  return { ...person, moderates: true };
}

const act = (...[name, input = nothing, by = moderator, id = jobId]: Act) =>
  actOnJob(by, id, name, input);
type Act = [
  name: Parameters<typeof actOnJob>[2],
  input?: Parameters<typeof actOnJob>[3],
  by?: EmailPerson,
  id?: string,
];
const read = (id = jobId) => findDeskJob(moderator, id, "en");
const mailToCompany = async () =>
  (await mail.emails())
    .filter(({ to }) => to.includes(company.email))
    .map(({ source }) => parseEmail(source))
    .map(({ subject, text }) => `${subject}\n${text}`);

describe("a job's page", () => {
  it("has the board's data about it, and the possible acts", async () => {
    expect(await read()).toMatchObject({
      title: "Courier",
      state: "open",
      company: { id: company.id, name: "Barada Foods", isBlocked: false },
      externalId: null,
      featuredUntil: null,
      case: null,
      counts: { views: 0, begun: 0, saved: 0, applications: 0 },
      possible: ["request_changes", "suspend", "close", "feature"],
    });
  });

  it("there is none for others, nor for the moderator of its own company", async () => {
    const own = { ...company, moderates: true };
    for (const actor of [visitor, await makeAdmin(), await makeSeeker(), company, own]) {
      await expect(findDeskJob(actor, jobId, "en")).rejects.toMatchObject({ status: 404 });
      await expect(actOnJob(actor, jobId, "suspend", because)).rejects.toMatchObject({
        status: 404,
      });
    }
    await expect(read("no-id")).rejects.toMatchObject({ status: 404 });
  });
});

describe("acts on a job", () => {
  it("a closed job is off the board with a mail that says why; its company opens it again", async () => {
    expect(await act("close", nothing)).toEqual({ refused: "moderation.reasonMissing" });
    expect(await act("close", because)).toEqual({ act: "close" });
    expect(await act("close", because)).toEqual({ refused: "moderation.decidedMeanwhile" });
    expect(await read()).toMatchObject({ state: "closed", possible: ["suspend"] });
    const [closed] = await mailToCompany();
    expect(closed).toContain(en.emails.desk.jobClosed.heading);
    expect(closed).toContain("It was filled in May.");
    expect(closed).toContain(en.emails.moderation.decision.because.expired);
    expect(await reopenJob(company, jobId)).toEqual({ id: jobId });
  });

  it("a withheld job is appealed against, and put back by another moderator", async () => {
    expect(await act("suspend", because)).toEqual({ act: "suspend" });
    expect(await act("suspend", because, await makeModerator())).toEqual({
      refused: "moderation.decidedMeanwhile",
    });
    expect(await findJob(visitor, jobId)).toBeUndefined();
    expect(await reopenJob(company, jobId)).toMatchObject({ refused: "manage.refusals.suspended" });
    expect(await appealSuspension(company, jobId, "It is open.")).toEqual({ appealed: true });
    expect(await read()).toMatchObject({
      case: { state: "appealed", appeal: "It is open.", isForOthers: true },
      possible: [],
    });
    expect(await act("restore")).toEqual({ refused: "moderation.decideElse" });
    expect(await act("restore", nothing, await makeModerator())).toEqual({ act: "restore" });
    const after = await read();
    expect(after.state).toBe("open");
    expect(after.acts.map((each) => each.act)).toEqual(["restore", "appeal", "suspend"]);
  });

  it("a held job is released or refused, and one that is open asked for changes once", async () => {
    const held = { status: "draft", closedReason: "held" } as const;
    for (const [decision, state] of [
      ["release", "open"],
      ["refuse", "suspended"],
    ] as const) {
      const { id } = await makeJob(company, held);
      await db
        .insert(moderationCases)
        .values({ jobId: id, companyId: company.id, state: "held", signals: ["fee"] });
      expect(await read(id)).toMatchObject({ state: "held", possible: ["release", "refuse"] });
      expect(await act(decision, because, moderator, id)).toEqual({ act: decision });
      expect((await read(id)).state).toBe(state);
    }
    expect(await act("request_changes", because)).toEqual({ act: "request_changes" });
    expect((await read()).possible).toEqual(["suspend", "close", "feature"]);
    expect(await act("request_changes", because)).toEqual({
      refused: "moderation.decidedMeanwhile",
    });
    expect(await act("release")).toEqual({ refused: "moderation.decidedMeanwhile" });
  });
});

describe("featured jobs", () => {
  let later = 1e9;
  const featured = () => {
    // Past the time that the ids are held.
    later += 10_000;
    vi.spyOn(performance, "now").mockReturnValue(later);
    return featuredJobIds({ isNewestFirst: true });
  };

  it("are marked in every order until their days are over, or it is ended", async () => {
    expect(await act("feature", week)).toEqual({ act: "feature" });
    expect(await act("feature", week)).toEqual({ refused: "moderation.decidedMeanwhile" });
    const { featuredUntil, possible } = await read();
    const days = (new Date(featuredUntil ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    expect(possible).toContain("unfeature");
    expect([...(await featured())]).toEqual([jobId]);
    await db.update(featuredJobs).set({ until: sql`now()` });
    expect([...(await featured())]).toEqual([]);
    expect((await read()).featuredUntil).toBe(null);
    expect(await act("feature", week)).toEqual({ act: "feature" });
    expect(await act("unfeature")).toEqual({ act: "unfeature" });
    expect([...(await featured())]).toEqual([]);
    expect(await mailToCompany()).toEqual([]);
  });

  it("end when the job closes or its company is blocked, also where it opens again", async () => {
    await act("feature", week);
    await act("close", because);
    await reopenJob(company, jobId);
    expect((await read()).featuredUntil).toBe(null);
    await act("feature", week);
    await blockAccount(company.id);
    expect(await db.$count(featuredJobs)).toBe(0);
  });

  it("are few: of one company and of all", async () => {
    await act("feature", week);
    for (let n = 1; n < maxFeaturedOfCompany; n++) {
      const { id } = await makeJob(company);
      expect(await act("feature", week, moderator, id)).toEqual({ act: "feature" });
    }
    const another = (await makeJob(company)).id;
    expect(await act("feature", week, moderator, another)).toEqual({
      refused: "desk.tooManyOfCompany",
    });
    for (let n = maxFeaturedOfCompany; n < maxFeatured; n++) {
      const { id } = await makeJob(await makeCompany());
      expect(await act("feature", week, moderator, id)).toEqual({ act: "feature" });
    }
    const last = (await makeJob(await makeCompany())).id;
    expect(await act("feature", week, moderator, last)).toEqual({
      refused: "desk.tooManyFeatured",
    });
    await db.update(featuredJobs).set({ until: sql`now()` }).where(eq(featuredJobs.jobId, jobId));
    expect(await act("feature", week, moderator, last)).toEqual({ act: "feature" });
  });

  it("a change of the featured jobs is a change of public pages", async () => {
    const changes = async () =>
      (await db.execute<{ n: string }>(sql`select sum(changes) as n from page_changes`))[0]?.n;
    const before = await changes();
    await act("feature", week);
    const during = await changes();
    expect(during).not.toBe(before);
    await act("unfeature");
    expect(await changes()).not.toBe(during);
  });
});

describe("the list of jobs", () => {
  const list = async (query: Partial<JobsQuery>) =>
    (await listDeskJobs(moderator, { kind: "all", search: "", page: 1, ...query }, "en")).items;

  it("finds by title, company and id, in every state", async () => {
    const other = await makeCompany({ companyName: "Zenobia Press" });
    const { id } = await makeJob(other, { title: "Typesetter", status: "draft" });
    for (const search of ["typesett", "zenobia", id]) {
      expect(await list({ search }), search).toMatchObject([
        { id, title: "Typesetter", state: "draft", company: { id: other.id }, isFeatured: false },
      ]);
    }
    expect(await list({ search: "zenobia", kind: "active" })).toEqual([]);
    const own = { ...other, moderates: true };
    const query = { kind: "all", search: "typesett", page: 1 } as const;
    expect((await listDeskJobs(own, query, "en")).items).toEqual([]);
  });

  it("filters by state, by a waiting case and by being featured", async () => {
    const idsOf = async (kind: JobsQuery["kind"]) => (await list({ kind })).map(({ id }) => id);
    const { id: suspended } = await makeJob(company);
    await act("suspend", because, moderator, suspended);
    const { id: held } = await makeJob(company, { status: "draft", closedReason: "held" });
    await db.insert(moderationCases).values({ jobId: held, companyId: company.id, state: "held" });
    await act("feature", week);
    expect(await idsOf("suspended")).toContain(suspended);
    expect(await idsOf("held")).toContain(held);
    expect(await idsOf("waiting")).toContain(held);
    expect(await idsOf("waiting")).not.toContain(suspended);
    expect(await idsOf("featured")).toEqual([jobId]);
    expect(await idsOf("closed")).not.toContain(jobId);
    await db.delete(jobs).where(eq(jobs.id, jobId));
    expect(await idsOf("featured")).toEqual([]);
  });

  it("has the job of the newest waiting case first", async () => {
    const [older, newer] = [await makeJob(company), await makeJob(company)];
    const ofCompany = { companyId: company.id, state: "open" } as const;
    await db.insert(moderationCases).values([
      { ...ofCompany, jobId: older.id, openedAt: new Date("2037-01-02") },
      { ...ofCompany, jobId: newer.id, openedAt: new Date("2037-01-01") },
    ]);
    const ids = (await list({ kind: "waiting" })).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([older.id, newer.id]);
  });

  it("is hidden from others", async () => {
    const query = { kind: "all", search: "", page: 1 } as const;
    for (const actor of [await makeAdmin(), await makeSeeker(), company]) {
      await expect(listDeskJobs(actor, query, "en")).rejects.toMatchObject({ status: 404 });
    }
  });
});
