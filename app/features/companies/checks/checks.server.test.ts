import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { findOwnCompany, saveOwnCompany } from "#app/features/companies/companies.server.ts";
import { writeSkeletons } from "#app/features/companies/lookalikes/lookalikes.server.ts";
import { domainTriesADay } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { queueSchema } from "#app/platform/database/queue-tables.server.ts";
import type { Network } from "#app/platform/network/open-network.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeMember } from "#test/people.ts";
import { companyCheckActs, companyChecks } from "./checks.table.ts";
import { beginDomainCheck, checkOwnDomain, listOwnDomains } from "./domain/own-domain.server.ts";
import { recheckDomains } from "./domain/recheck-domains.server.ts";
import { findDependentChecks, findOwnChecks } from "./own-checks.server.ts";
import { listShownChecks } from "./shown-checks.server.ts";

useTestDatabase();

/** A network in which these domains have these texts. */
const showing = (texts: Record<string, string>): Network => ({
  resolveTexts: async (name) => (texts[name] ? [[texts[name]]] : []),
  resolveAddresses: async () => [],
  connect: () => {
    throw new Error("Nothing is to be reached.");
  },
});
const nothing = showing({});

const companyWebsite = "https://www.barada.sy/about";

async function begin(profile: Parameters<typeof makeCompany>[0] = {}) {
  const company = await makeCompany({ companyWebsite, ...profile });
  expect(await beginDomainCheck(company, "barada.sy")).toEqual({ domain: "barada.sy" });
  const row = await domainRow(company.id);
  return { company, proof: showing({ "_furas.barada.sy": `furas-verify=${row?.token}` }) };
}

async function prove(profile: Parameters<typeof makeCompany>[0] = {}) {
  const begun = await begin(profile);
  expect(await checkOwnDomain(begun.company, begun.proof)).toEqual({ state: "done", fault: null });
  return begun;
}

async function domainRow(companyId: string) {
  const [row] = await db
    .select()
    .from(companyChecks)
    .where(and(eq(companyChecks.companyId, companyId), eq(companyChecks.kind, "domain")));
  return row;
}

async function checkedBits(companyId: string) {
  const [row] = await db
    .select({ checked: userProfiles.checked })
    .from(userProfiles)
    .where(eq(userProfiles.id, companyId));
  return row?.checked;
}

async function logged(companyId: string) {
  const acts = await db
    .select({ kind: companyCheckActs.kind, state: companyCheckActs.state })
    .from(companyCheckActs)
    .where(eq(companyCheckActs.companyId, companyId))
    .orderBy(companyCheckActs.at, companyCheckActs.id);
  return acts.map(({ kind, state }) => `${kind} ${state}`);
}

async function news(companyId: string): Promise<string[]> {
  const rows = await db.execute<{ news: string }>(sql`
    select data #>> '{data,news}' as news from ${sql.identifier(queueSchema)}.job
    where data ->> 'email' = 'companyCheck' and data ->> 'account' = ${companyId}
    order by created_on`);
  return rows.map((row) => row.news);
}

const dueSince = (companyId: string, set: Partial<typeof companyChecks.$inferInsert>) =>
  db
    .update(companyChecks)
    .set({ nextAt: new Date(Date.now() - 1000), ...set })
    .where(eq(companyChecks.companyId, companyId));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

async function save(company: Parameters<typeof findOwnCompany>[0], change: object) {
  const stored = await findOwnCompany(company);
  if (!stored) throw new Error("The company is missing.");
  const { companyName, companyDescription, companySize, industry, foundedYear, hidePhone } = stored;
  const { phone, country, province, city } = stored;
  const rest = { companyDescription, companySize: null, industry: null, foundedYear, hidePhone };
  expect([companySize, industry]).toEqual([null, null]);
  await saveOwnCompany(company, {
    ...rest,
    companyName: companyName ?? "",
    companyWebsite: stored.companyWebsite,
    phone,
    country,
    province,
    city,
    ...change,
  });
}

describe("issue 33: a domain is checked", () => {
  it("one of the website's or of a confirmed email's, and of no others", async () => {
    const company = await makeCompany({ companyWebsite });
    await db
      .update(authUsers)
      .set({ email: `hr.${company.id}@barada-foods.com`, emailVerified: true })
      .where(eq(authUsers.id, company.id));
    const { domains } = await listOwnDomains(company);
    expect(domains.map(({ domain, source }) => `${domain} ${source}`)).toEqual([
      "barada.sy site",
      "barada-foods.com email",
    ]);
    for (const domain of ["evil.com", "", "www.barada.sy"]) {
      expect(await beginDomainCheck(company, domain)).toEqual({ refused: "checks.domain.notOwn" });
    }
  });

  it("done with its token alone, is shown, marked and logged, and its pages are made anew", async () => {
    const { company, proof } = await begin();
    expect(await checkOwnDomain(company, nothing)).toEqual({ state: "failed", fault: "missing" });
    expect(await listShownChecks(company.id)).toEqual([]);
    const changes = async () =>
      Number(
        (await db.execute(sql`select coalesce(sum(changes), 0)::int as n from page_changes`))[0]?.n,
      );
    const before = await changes();
    expect(await checkOwnDomain(company, proof)).toEqual({ state: "done", fault: null });
    expect(await changes()).toBeGreaterThan(before);
    expect(await listShownChecks(company.id)).toMatchObject([
      { kind: "domain", method: "dns", domain: "barada.sy" },
    ]);
    expect(await checkedBits(company.id)).toBe(1);
    expect(await logged(company.id)).toEqual(["domain waiting", "domain failed", "domain done"]);
  });

  it("a token of another company proves nothing, and a second beginning has a new one", async () => {
    const { company, proof } = await begin();
    const { company: other } = await begin();
    expect(await checkOwnDomain(other, proof)).toMatchObject({ state: "failed", fault: "other" });
    const reader = await makeMember(company, "reader");
    await expect(checkOwnDomain(reader, proof)).rejects.toThrow("owners");
    expect((await findOwnChecks(reader)).domain?.token).toBeNull();
    expect((await findOwnChecks(company)).domain?.token).toMatch(/^[a-z0-9]{20}$/);
  });

  it(`at most ${domainTriesADay} times in 24 hours`, async () => {
    const { company } = await begin();
    for (let at = 0; at < domainTriesADay; at++) {
      expect(await checkOwnDomain(company, nothing)).toHaveProperty("fault");
    }
    expect(await checkOwnDomain(company, nothing)).toMatchObject({
      refused: "accounts.tooManyTries",
    });
  });
});

describe("issue 33: the background work looks again", () => {
  it("at one that waits, until it is there or its week is over", async () => {
    const { company, proof } = await begin();
    await dueSince(company.id, {});
    await recheckDomains(nothing);
    expect(await domainRow(company.id)).toMatchObject({ state: "waiting", reason: "missing" });
    await dueSince(company.id, {});
    await recheckDomains(proof);
    expect(await domainRow(company.id)).toMatchObject({ state: "done", reason: null });
    expect(await news(company.id)).toEqual(["domainDone"]);
    const { company: late } = await begin();
    await dueSince(late.id, { begunAt: daysAgo(8) });
    await recheckDomains(nothing);
    expect(await domainRow(late.id)).toMatchObject({ state: "failed", nextAt: null });
  });

  it("at one that is done: a miss is told, counts two weeks more, and then expires", async () => {
    const { company, proof } = await prove();
    await dueSince(company.id, {});
    await recheckDomains(nothing);
    expect(await domainRow(company.id)).toMatchObject({ state: "done", reason: "missing" });
    expect(await checkedBits(company.id)).toBe(1);
    await dueSince(company.id, {});
    await recheckDomains(nothing);
    expect(await news(company.id)).toEqual(["failing"]);
    expect((await findOwnChecks(company)).domain?.failing).not.toBeNull();
    await dueSince(company.id, { failingSince: daysAgo(15) });
    await recheckDomains(nothing);
    expect(await domainRow(company.id)).toMatchObject({ state: "expired", nextAt: null });
    expect(await checkedBits(company.id)).toBe(0);
    expect(await listShownChecks(company.id)).toEqual([]);
    expect(await news(company.id)).toEqual(["failing", "expired"]);
    expect(await checkOwnDomain(company, nothing)).toMatchObject({ state: "expired" });
    expect(await checkOwnDomain(company, proof)).toMatchObject({ state: "done" });
  });

  it("and one that is back within the days of grace counts on", async () => {
    const { company, proof } = await prove();
    await dueSince(company.id, { failingSince: daysAgo(15) });
    await recheckDomains(proof);
    expect(await domainRow(company.id)).toMatchObject({ state: "done", failingSince: null });
  });
});

describe("issue 33: a change ends the checks that depended on it", () => {
  it("another website the domain of the first, and not another page of it", async () => {
    const { company } = await prove();
    expect(await findDependentChecks(company)).toEqual({ name: false, site: true, phone: false });
    await save(company, { companyWebsite: "http://barada.sy/jobs" });
    expect(await domainRow(company.id)).toMatchObject({ state: "done" });
    await save(company, { companyWebsite: "https://evil.com" });
    expect(await domainRow(company.id)).toMatchObject({ state: "revoked", reason: "site" });
    expect(await checkedBits(company.id)).toBe(0);
    expect(await logged(company.id)).toEqual(["domain waiting", "domain done", "domain revoked"]);
    expect(await news(company.id)).toEqual(["voided"]);
    expect(await checkOwnDomain(company, nothing)).toEqual({ refused: "checks.domain.notBegun" });
  });

  it("another name the register, and not its case or marks", async () => {
    const company = await makeCompany({ companyName: "Barada Foods" });
    await db
      .insert(companyChecks)
      .values({
        companyId: company.id,
        kind: "register",
        state: "done",
        subject: "12-345",
        method: "document",
        checkedAt: new Date(),
      });
    expect(await checkedBits(company.id)).toBe(2);
    await save(company, { companyName: "BARADA  foods" });
    expect(await checkedBits(company.id)).toBe(2);
    await save(company, { companyName: "Barada Trading" });
    expect(await checkedBits(company.id)).toBe(0);
  });

  it("another number the phone", async () => {
    const company = await makeCompany({ phone: "+963 944 123 456" });
    await db.insert(confirmedPhones).values({ userId: company.id, phone: "963944123456" });
    const phone = { kind: "phone", method: "code", domain: null };
    expect(await listShownChecks(company.id)).toMatchObject([phone]);
    await save(company, { phone: "+963 11 212 3456" });
    expect(await listShownChecks(company.id)).toEqual([]);
    expect(await findOwnChecks(company)).toMatchObject({ phone: null, hasOtherPhone: true });
    expect(await logged(company.id)).toEqual(["phone revoked"]);
    await save(company, { phone: null });
    expect(await listShownChecks(company.id)).toMatchObject([phone]);
  });
});

it("issue 33: the twin of a checked company is told, and shown as another", async () => {
  const twin = await makeCompany({ companyName: "بردى للصناعات", companyWebsite: null });
  const { company } = await begin({ companyName: "بردَى للصناعات" });
  await writeSkeletons(db, [
    { id: twin.id, companyName: "بردى للصناعات" },
    { id: company.id, companyName: "بردَى للصناعات" },
  ]);
  expect((await findOwnChecks(twin)).isTwin).toBe(false);
  const row = await domainRow(company.id);
  await checkOwnDomain(company, showing({ "_furas.barada.sy": `furas-verify=${row?.token}` }));
  expect((await findOwnChecks(twin)).isTwin).toBe(true);
  expect((await findOwnChecks(company)).isTwin).toBe(false);
  expect(await news(twin.id)).toEqual(["twin"]);
});

/** Times that the page of a company was recorded as changed. */
async function pageChanges(companyId: string): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from changed_pages join company_slugs on page = md5('/companies/' || slug)
    where company_id = ${companyId}`);
  return row?.count ?? 0;
}

it("issue 33: a checked company that takes another's name has it told, and its page changes", async () => {
  const companyName = "Jasmine Trading";
  const twin = await makeCompany({ companyName, companyWebsite: null });
  const unchecked = await makeCompany({ companyName: "Jasmine Mills" });
  const { company } = await prove({ companyName: "Quite Another" });
  await writeSkeletons(db, [
    { id: twin.id, companyName },
    { id: company.id, companyName: "Quite Another" },
  ]);
  await save(unchecked, { companyName });
  const before = await pageChanges(twin.id);
  await save(company, { companyName: "JASMINE Trading" });
  expect(await news(twin.id)).toEqual(["twin"]);
  const named = await pageChanges(twin.id);
  expect(named).toBeGreaterThan(before);
  await save(company, { companyWebsite: null });
  expect(await checkedBits(company.id)).toBe(0);
  expect(await pageChanges(twin.id)).toBeGreaterThan(named);
});

it("issue 33: a confirmed phone changes the company's page", async () => {
  const company = await makeCompany({ companyName: "Phone Mills" });
  const before = await pageChanges(company.id);
  await db.insert(confirmedPhones).values({ userId: company.id, phone: "963944123457" });
  expect(await pageChanges(company.id)).toBeGreaterThan(before);
});

it("issue 33: an account that has left its company lends it neither email nor phone", async () => {
  const company = await makeCompany({ phone: null });
  await makeMember(company, "owner");
  const email = `founder.${company.id}@elsewhere.example.com`;
  await db
    .update(authUsers)
    .set({ email, emailVerified: true })
    .where(eq(authUsers.id, company.id));
  await db.insert(confirmedPhones).values({ userId: company.id, phone: "963944123458" });
  expect(await listShownChecks(company.id)).toHaveLength(2);
  expect((await listOwnDomains(company)).domains).toHaveLength(1);
  const none = { userId: company.id, companyId: company.id, role: "none" } as const;
  await db.insert(companyMembers).values(none);
  expect(await listShownChecks(company.id)).toEqual([]);
  expect((await listOwnDomains(company)).domains).toEqual([]);
  expect(await findOwnChecks(company)).toMatchObject({ email: null, hasOtherPhone: false });
});

it("issue 33: the day of a confirmed email is that of its confirmation", async () => {
  const company = await makeCompany();
  expect(await listShownChecks(company.id)).toEqual([]);
  const set = (change: Partial<typeof authUsers.$inferInsert>) =>
    db.update(authUsers).set(change).where(eq(authUsers.id, company.id));
  await set({ emailVerified: true });
  const [email] = await listShownChecks(company.id);
  expect(email).toMatchObject({ kind: "email", method: "link" });
  await set({ emailVerifiedAt: daysAgo(9), updatedAt: new Date() });
  const [before] = await listShownChecks(company.id);
  expect(Date.parse(before?.at ?? "")).toBeLessThan(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await set({ email: `${company.id}@elsewhere.example` });
  const [after] = await listShownChecks(company.id);
  expect(Date.parse(after?.at ?? "")).toBeGreaterThan(Date.now() - 60_000);
});
