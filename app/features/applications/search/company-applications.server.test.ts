import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { insertApplication, insertApplications } from "#test/sent-applications.ts";
import { listCompanyIds } from "./company-applications.server.ts";

const database = useTestDatabase();

let company: Person;
let [firstJob, secondJob] = ["", ""];
/** Of applications by how they differ. */
const sent: Record<string, string> = {};

/** The oldest of some hundreds; each is older than the one before. */
beforeAll(async () => {
  company = await makeCompany();
  [firstJob, secondJob] = [(await makeJob(company)).id, (await makeJob(company)).id];
  await insertApplications(firstJob, 300);
  const elsewhere = (await makeJob(await makeCompany())).id;
  let daysAgo = 2;
  const send = async (name: string, profile: Parameters<typeof makeSeeker>[0], job = secondJob) => {
    const by = await makeSeeker({ firstName: "Zahra", ...profile });
    sent[name] = await insertApplication(job, { by, daysAgo: ++daysAgo });
  };
  await send("plain", { lastName: "Haddad" });
  await send("lettered", { lastName: "Haddad" }, firstJob);
  await send("in Homs", { lastName: "Aziz", city: "Homs" });
  await send("cleared", { lastName: "Aziz", desiredPosition: "Goldsmith", city: "Homs" });
  await send("of another company", { lastName: "Haddad" }, elsewhere);
  const change = (name: string, set: Partial<typeof jobApplications.$inferInsert>) =>
    db
      .update(jobApplications)
      .set(set)
      .where(eq(jobApplications.id, sent[name] ?? ""));
  await change("lettered", { coverLetter: "حِرفةُ weavers" });
  await change("cleared", { clearedAt: new Date(), documentId: null });
  await db.execute(sql`insert into user_profiles (first_name, bio)
    select 'Else', repeat('long ago ', 50) from generate_series(1, 4000)`);
  await db.execute(sql`vacuum analyze`);
});

const search = (words: string, job: string | null = null) =>
  listCompanyIds(company.id, { job, search: words }, 1001);
const named = async (words: string, job?: string) =>
  (await search(words, job)).map((id) => Object.keys(sent).find((name) => sent[name] === id));

describe("a search in all of a company's applications", () => {
  it.each([
    ["zahra", ["plain", "lettered", "in Homs", "cleared"]],
    ["HADDAD zahra", ["plain", "lettered"]],
    ["weaver", ["lettered"]],
    ["حرفه", ["lettered"]],
    ["haddad weaver", ["lettered"]],
    ["aziz weaver", []],
    ["حمص", ["in Homs"]],
    ["zahra حمص", ["in Homs"]],
    ["goldsmith", []],
    ["zzzzzz", []],
  ])("finds %j by the index, newest first", async (words, names) => {
    expect(await named(words)).toEqual(names);
    const searched = () => search(words);
    const read = await rowsReadBy(database.url(), "profile_search", searched);
    expect(read, "the newest hundred and those that may hold it").toBeLessThan(115);
  });

  it.each([
    ["za", ["plain", "lettered", "in Homs", "cleared"]],
    ["za ra", ["plain", "lettered", "in Homs", "cleared"]],
    ["ad er", ["lettered"]],
    ["az we", []],
    ["# #", []],
  ])("finds %j by reading one after another", async (words, names) => {
    expect(await named(words)).toEqual(names);
  });

  it("finds common words by reading the newest alone", async () => {
    expect(await search("rima")).toHaveLength(300);
    const newest = await listCompanyIds(company.id, { job: null, search: "" }, 40);
    const few = () => listCompanyIds(company.id, { job: null, search: "rima halabi" }, 40);
    expect(await few()).toEqual(newest);
    expect(await rowsReadBy(database.url(), "profile_search", few)).toBeLessThan(110);
  });

  it("finds those to one job alone", async () => {
    expect(await named("zahra", secondJob)).toEqual(["plain", "in Homs", "cleared"]);
    expect(await named("zahra", firstJob)).toEqual(["lettered"]);
    expect(await named("weaver", firstJob)).toEqual(["lettered"]);
    expect(await named("weaver", secondJob)).toEqual([]);
    const stranger = await makeCompany();
    const theirs = { job: firstJob, search: "zahra" };
    expect(await listCompanyIds(stranger.id, theirs, 1001)).toEqual([]);
  });
});
