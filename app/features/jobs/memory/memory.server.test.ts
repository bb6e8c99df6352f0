import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { memoryKey } from "#app/features/job/memory-key.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { listWrongDays } from "#test/figures/company-days.ts";
import { makeCompany, makeJob, makeJobs, makeSeeker } from "#test/people.ts";
import { findOwnChoices } from "./choices.server.ts";
import { readDeviceMemory } from "./device-memory-form.ts";
import {
  exportOwnMemory,
  findOwnMemoryKeys,
  forgetOwnMemory,
  recordSearch,
} from "./memory.server.ts";
import { boardVisits, recentSearches, rememberedJobs, seenJobs } from "./memory.table.ts";
import { memoryLimits } from "./memory-limits.ts";
import { mergeDeviceMemory } from "./merge-memory.server.ts";
import { listOwnMemory } from "./own-memory.server.ts";
import { forgetCompany, rememberCompany } from "./remembered-companies.server.ts";
import { forgetJob, rememberJob, rememberSeenJob } from "./remembered-jobs.server.ts";

useTestDatabase();

let company: Person;
beforeAll(async () => {
  company = await publicCompany("Remembered Ltd");
});

async function publicCompany(companyName: string): Promise<Person> {
  const person = await makeCompany({ companyName });
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, person.id));
  return person;
}

describe("issue 16.2 jobs that an account remembers", () => {
  it("are saved and hidden by one account, each forgotten by itself", async () => {
    const [seeker, other] = [await makeSeeker(), await makeSeeker()];
    const { id } = await makeJob(company);
    for (const as of ["saved", "hidden", "saved"] as const) {
      expect(await rememberJob(seeker, id, as)).toEqual({ remembered: true });
    }
    expect(await findOwnChoices(seeker)).toMatchObject({ savedJobs: [id], hiddenJobs: [id] });
    expect(await findOwnChoices(other)).toMatchObject({ savedJobs: [], hiddenJobs: [] });
    expect(await findOwnMemoryKeys(seeker)).toMatchObject({
      saved: [memoryKey(id)],
      hidden: [memoryKey(id)],
    });
    expect(await rememberJob(other, (await makeJob(company)).id, "saved")).toEqual({
      remembered: true,
    });
    expect(await listWrongDays()).toEqual([]);
    expect(await forgetJob(other, id, "saved")).toBe(false);
    expect(await forgetJob(seeker, id, "saved")).toBe(true);
    expect(await forgetJob(seeker, id, "saved")).toBe(false);
    expect(await findOwnChoices(seeker)).toMatchObject({ savedJobs: [], hiddenJobs: [id] });
    expect(await forgetJob(seeker, id, "hidden")).toBe(true);
    expect(await db.$count(rememberedJobs, eq(rememberedJobs.accountId, seeker.id))).toBe(0);
    expect(await listWrongDays()).toEqual([]);
  });

  it("a draft, a closed and a missing job are refused alike", async () => {
    const seeker = await makeSeeker();
    const draft = await makeJob(company, { status: "draft" });
    const closed = await makeJob(company, { status: "closed" });
    for (const id of [draft.id, closed.id, crypto.randomUUID(), "x' or 1=1", ""]) {
      expect(await rememberJob(seeker, id, "saved"), id).toEqual({ refused: "memoryAnswers.gone" });
    }
  });

  it("that are closed since are only counted", async () => {
    const seeker = await makeSeeker();
    const [open, closed] = [await makeJob(company), await makeJob(company)];
    for (const { id } of [open, closed]) await rememberJob(seeker, id, "saved");
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, closed.id));
    const listed = await listOwnMemory(seeker, "en");
    expect(listed.saved.map(({ id }) => id)).toEqual([open.id]);
    expect(listed.closed).toBe(1);
    await db.delete(jobs).where(eq(jobs.id, closed.id));
    expect((await listOwnMemory(seeker, "en")).closed).toBe(0);
  });

  it("are as many as there is a limit for", async () => {
    const seeker = await makeSeeker();
    const created = await makeJobs(company, Array(memoryLimits.saved).fill({}));
    await db
      .insert(rememberedJobs)
      .values(created.map(({ id }) => ({ accountId: seeker.id, jobId: id, savedAt: new Date() })));
    const { id } = await makeJob(company);
    expect(await rememberJob(seeker, id, "saved")).toEqual({ refused: "memoryAnswers.full" });
    expect(await rememberJob(seeker, created[0]?.id ?? "", "saved")).toEqual({ remembered: true });
    expect(await rememberJob(seeker, id, "hidden")).toEqual({ remembered: true });
  });

  it("that were seen are the latest, and never one's own", async () => {
    const seeker = await makeSeeker();
    const [first, second] = [await makeJob(company), await makeJob(company)];
    for (const { id } of [first, second, first]) await rememberSeenJob(seeker, id);
    const seen = (await findOwnMemoryKeys(seeker))?.seen;
    expect(seen).toEqual([first, second].map(({ id }) => memoryKey(id)));
    await rememberSeenJob(company, first.id);
    expect((await findOwnMemoryKeys(company))?.seen).toEqual([]);
    const more = await makeJobs(company, Array(memoryLimits.seen).fill({}));
    for (const { id } of more) await rememberSeenJob(seeker, id);
    expect(await db.$count(seenJobs, eq(seenJobs.accountId, seeker.id))).toBe(memoryLimits.seen);
    expect((await findOwnMemoryKeys(seeker))?.seen).not.toContain(memoryKey(second.id));
  });
});

describe("issue 16.2 companies that an account remembers", () => {
  it("are followed or hidden, one ends the other", async () => {
    const seeker = await makeSeeker();
    await makeJob(company);
    expect(await rememberCompany(seeker, company.id, "followed")).toEqual({ remembered: true });
    const [followed] = (await listOwnMemory(seeker, "en")).followed;
    expect(followed).toMatchObject({ name: "Remembered Ltd", slug: "remembered-ltd" });
    expect(followed?.jobs).toBeGreaterThan(0);
    expect((await findOwnChoices(seeker)).followedCompanies).toEqual([company.id]);
    await rememberCompany(seeker, company.id, "hidden");
    expect(await findOwnChoices(seeker)).toMatchObject({
      followedCompanies: [],
      hiddenCompanies: [company.id],
    });
    expect(await forgetCompany(await makeSeeker(), company.id)).toBe(false);
    expect(await forgetCompany(seeker, company.id)).toBe(true);
  });

  it("one that is not shown, a seeker and oneself are refused", async () => {
    const [seeker, unconfirmed] = [await makeSeeker(), await makeCompany()];
    const refusal = { refused: "memoryAnswers.gone" };
    for (const id of [unconfirmed.id, seeker.id, (await makeSeeker()).id, "", "no id"]) {
      expect(await rememberCompany(seeker, id, "followed"), id).toEqual(refusal);
    }
    expect(await rememberCompany(company, company.id, "followed")).toEqual(refusal);
    await makeJob(unconfirmed);
    expect(await rememberCompany(seeker, unconfirmed.id, "hidden")).toEqual({ remembered: true });
  });

  it("an imported company without an account is followed too", async () => {
    const seeker = await makeSeeker();
    const [imported] = await db
      .insert(userProfiles)
      .values({ userType: "company", companyName: "Imported Ltd" })
      .returning({ id: userProfiles.id });
    expect(await rememberCompany(seeker, imported?.id ?? "", "followed")).toEqual({
      remembered: true,
    });
    expect((await listOwnMemory(seeker, "en")).followed[0]?.name).toBe("Imported Ltd");
  });
});

it("saved jobs stand the latest first, or by their deadline with those without one at the end", async () => {
  const seeker = await makeSeeker();
  for (const [title, applicationDeadline] of [
    ["Later", "2999-02-01"],
    ["Open", null],
    ["Sooner", "2999-01-01"],
  ] as const) {
    const { id } = await makeJob(company, { title, applicationDeadline });
    await rememberJob(seeker, id, "saved");
  }
  const titles = async (closingFirst: boolean) =>
    (await listOwnMemory(seeker, "en", closingFirst)).saved.map(({ title }) => title);
  expect(await titles(false)).toEqual(["Sooner", "Open", "Later"]);
  expect(await titles(true)).toEqual(["Sooner", "Later", "Open"]);
});

describe("issue 16.2 searches and visits", () => {
  it("the latest ten searches stay, each once", async () => {
    const seeker = await makeSeeker();
    for (let number = 1; number <= 12; number++) await recordSearch(seeker, `keyword=${number}`);
    await recordSearch(seeker, "keyword=5");
    await recordSearch(seeker, "");
    await recordSearch(seeker, "x".repeat(501));
    await recordSearch(visitor, "keyword=visitor");
    const searches = (await listOwnMemory(seeker, "en")).searches.map(({ query }) => query);
    expect(searches).toHaveLength(memoryLimits.searches);
    expect(searches.slice(0, 2)).toEqual(["keyword=5", "keyword=12"]);
    expect(searches).not.toContain("keyword=2");
  });

  it("a search is named in the reader's language", async () => {
    const seeker = await makeSeeker();
    await recordSearch(seeker, "keyword=x&location=Aleppo&jobType=remote");
    const labelIn = async (language: "ar" | "en") =>
      (await listOwnMemory(seeker, language)).searches[0]?.label;
    expect(await labelIn("en")).toBe("x, Aleppo, Remote");
    expect(await labelIn("ar")).toBe("x، حلب، عن بُعد");
  });

  it("a visit after half an hour is another; jobs posted since the one before are new", async () => {
    const seeker = await makeSeeker();
    expect((await findOwnMemoryKeys(seeker))?.newSince).toBeNull();
    expect((await findOwnMemoryKeys(seeker))?.newSince).toBeNull();
    const leftAt = await movedBack(seeker, "3 days");
    expect((await findOwnMemoryKeys(seeker))?.newSince).toBe(leftAt);
    await movedBack(seeker, "10 minutes");
    expect((await findOwnMemoryKeys(seeker))?.newSince).toBe(leftAt);
    expect(await findOwnMemoryKeys(visitor)).toBeNull();
  });
});

describe("issue 16.2 the memory of a device", () => {
  it("is merged at signing in: the account's choices stay", async () => {
    const seeker = await makeSeeker();
    const [job, draft] = [await makeJob(company), await makeJob(company, { status: "draft" })];
    await rememberCompany(seeker, company.id, "followed");
    const memory = readDeviceMemory(
      JSON.stringify({
        saved: [job.id, draft.id, job.id, "no id", 7],
        seen: [job.id],
        hidden: "none",
        hiddenCompanies: [company.id],
        searches: ["keyword=latest", "keyword=earlier", ""],
      }),
    );
    if (!memory) throw new Error("It was not read.");
    await mergeDeviceMemory(seeker, memory);
    await mergeDeviceMemory(seeker, memory);
    expect(await findOwnChoices(seeker)).toEqual({
      savedJobs: [job.id],
      hiddenJobs: [],
      followedCompanies: [company.id],
      hiddenCompanies: [],
    });
    expect((await findOwnMemoryKeys(seeker))?.seen).toEqual([memoryKey(job.id)]);
    expect((await listOwnMemory(seeker, "en")).searches).toEqual([
      { query: "keyword=latest", label: "latest" },
      { query: "keyword=earlier", label: "earlier" },
    ]);
  });

  it.each(["", "null", "7", "{", "[]", '{"saved":{}}'])("%s brings nothing", async (json) => {
    const memory = readDeviceMemory(json);
    const none = Object.values(memory ?? {}).flat();
    expect(none).toEqual([]);
  });
});

describe("issue 16.2 data protection", () => {
  it("all of it is exported, forgotten on request, and goes with the account", async () => {
    const seeker = await makeSeeker();
    const job = await makeJob(company, { title: "Remembered job" });
    await rememberJob(seeker, job.id, "saved");
    await rememberSeenJob(seeker, job.id);
    await rememberCompany(seeker, company.id, "followed");
    await recordSearch(seeker, "keyword=remembered");
    await findOwnMemoryKeys(seeker);
    const exported = await exportOwnMemory(seeker);
    expect(exported).toMatchObject({
      jobs: [{ title: "Remembered job", jobId: job.id, hiddenAt: null }],
      seen: [{ title: "Remembered job" }],
      companies: [{ name: "Remembered Ltd", hiddenAt: null }],
      searches: [{ query: "keyword=remembered" }],
    });
    expect(exported.visits).not.toBeNull();
    await forgetOwnMemory(seeker, "searches");
    expect(await exportOwnMemory(seeker)).toMatchObject({ ...exported, searches: [] });
    await forgetOwnMemory(seeker, "all");
    const nothing = { jobs: [], seen: [], companies: [], searches: [], visits: null };
    expect(await exportOwnMemory(seeker)).toEqual(nothing);
    await rememberJob(seeker, job.id, "saved");
    await recordSearch(seeker, "keyword=remembered");
    await db.delete(authUsers).where(eq(authUsers.id, seeker.id));
    for (const table of [rememberedJobs, recentSearches]) {
      expect(await db.$count(table, eq(table.accountId, seeker.id))).toBe(0);
    }
  });
});

/** Makes the last sign of a visit older; returns when that was. */
async function movedBack({ id }: Person, by: string): Promise<string> {
  const [visit] = await db
    .update(boardVisits)
    .set({ lastActiveAt: sql`date_trunc('second', now()) - ${by}::interval` })
    .where(eq(boardVisits.accountId, id))
    .returning({ at: boardVisits.lastActiveAt });
  return visit?.at.toISOString() ?? "";
}
