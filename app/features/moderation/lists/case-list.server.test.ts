import { beforeAll, describe, expect, it } from "vitest";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { type CaseFilter, readCaseFilter } from "./case-filter.ts";
import { casesAPart, listCases } from "./case-list.server.ts";

useTestDatabase();

let moderator: Person;
let other: Person;
let company: Person;
/** Ids of the cases by what they are here. */
const idOf: Record<string, string> = {};
let jobId: string;

async function add(name: string, values: Partial<typeof moderationCases.$inferInsert>) {
  const row = { companyId: company.id, ...values };
  const [added] = await db.insert(moderationCases).values(row).returning();
  idOf[name] = added?.id ?? "";
}

const day = (n: number) => new Date(Date.UTC(2026, 2, n, 9));

beforeAll(async () => {
  moderator = { ...(await makeSeeker()), moderates: true };
  other = await makeSeeker({ firstName: "Rana", lastName: "Deeb" });
  company = await makeCompany({ companyName: "مطاحن الشام" });
  const job = async (title: string) => (await makeJob(company, { title })).id;
  jobId = await job("Flour Miller");
  await add("suspended", {
    jobId,
    state: "suspended",
    reason: "money",
    decidedBy: other.id,
    decidedAt: day(3),
    openedAt: day(1),
  });
  const late = { decidedBy: moderator.id, decidedAt: day(5), openedAt: day(2) };
  await add("dismissed", { jobId: await job("Baker"), state: "dismissed", ...late });
  await add("blocked", { state: "blocked", decidedAt: day(4), openedAt: day(3) });
  await add("open", { jobId: await job("Flour carrier"), openedAt: day(4) });
  const appealed = { state: "appealed", decidedAt: day(2), openedAt: day(5) } as const;
  await add("appealed", { jobId: await job("Driver"), ...appealed });
});

async function namesOf(filter: CaseFilter, actor: Person = moderator): Promise<string[]> {
  const { cases } = await listCases(actor, filter);
  return cases.map(({ id }) => Object.keys(idOf).find((name) => idOf[name] === id) ?? "another");
}

describe("the lists of cases", () => {
  it("has decided ones by decision, latest first, and all by opening", async () => {
    expect(await namesOf({ tab: "decided" })).toEqual(["dismissed", "blocked", "suspended"]);
    expect(await namesOf({ tab: "appealed" })).toEqual(["appealed"]);
    const all = ["appealed", "open", "blocked", "dismissed", "suspended"];
    expect(await namesOf({ tab: "all" })).toEqual(all);
    const [, , suspended] = (await listCases(moderator, { tab: "decided" })).cases;
    expect(suspended).toMatchObject({
      state: "suspended",
      reason: "money",
      decidedBy: "Rana Deeb",
    });
  });

  it.each<[Omit<CaseFilter, "tab">, string[]]>([
    [{ state: "blocked" }, ["blocked"]],
    [{ about: "companies" }, ["blocked"]],
    [{ about: "jobs", reason: "money" }, ["suspended"]],
    [{ about: "messages" }, []],
    [{ from: "2026-03-04", to: "2026-03-04" }, ["blocked"]],
    [{ from: "2026-03-05" }, ["dismissed"]],
    [{ q: "flour mill" }, ["suspended"]],
    [{ q: "مطاحن شام" }, ["dismissed", "blocked", "suspended"]],
    [{ q: "بقال" }, []],
    [{ q: "%" }, []],
  ])("filters decided ones by %j", async (filter, expected) => {
    expect(await namesOf({ tab: "decided", ...filter })).toEqual(expected);
  });

  it("finds by moderator, by email, and by an id within an address", async () => {
    const decided = (filter: Omit<CaseFilter, "tab">) => namesOf({ tab: "decided", ...filter });
    expect(await decided({ moderator: other.id })).toEqual(["suspended"]);
    expect(await decided({ q: company.email?.toUpperCase() ?? "" })).toHaveLength(3);
    expect(await decided({ q: `https://furas.test/jobs/${jobId}` })).toEqual(["suspended"]);
    expect(await decided({ q: idOf.blocked ?? "" })).toEqual(["blocked"]);
  });

  it("leaves cases of a moderator's own company to others, and is nothing for anybody else", async () => {
    expect(await namesOf({ tab: "all" }, { ...company, moderates: true })).toEqual([]);
    for (const actor of [visitor, company, await makeSeeker(), await makeAdmin()]) {
      await expect(listCases(actor, { tab: "all" })).rejects.toMatchObject({ status: 404 });
    }
  });

  it("goes on behind the last case without a gap", async () => {
    const many = await makeCompany();
    for (let n = 0; n < casesAPart + 3; n += 1) {
      const { id } = await makeJob(many, { title: "Porter" });
      const decidedAt = day(10 + (n % 3));
      await db
        .insert(moderationCases)
        .values({ companyId: many.id, jobId: id, state: "dismissed", decidedAt });
    }
    const filter = { tab: "decided", q: many.email ?? "" } as const;
    const first = await listCases(moderator, filter);
    const rest = await listCases(moderator, filter, first.older);
    expect([first.cases.length, rest.cases.length, rest.older]).toEqual([casesAPart, 3, null]);
    const ids = [...first.cases, ...rest.cases].map(({ id }) => id);
    expect(new Set(ids).size).toBe(casesAPart + 3);
  });
});

it("the query of the lists in an address; anything unknown is left out", () => {
  const read = (query: string) => readCaseFilter(new URLSearchParams(query));
  expect(read("")).toBeNull();
  expect(read("tab=waiting&q=a")).toBeNull();
  expect(read("tab=decided&q=+a%00b+&state=x&reason=money&from=2026-02-30&moderator=7")).toEqual({
    tab: "decided",
    q: "ab",
    reason: "money",
  });
});
