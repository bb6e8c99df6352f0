import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { companySlugs } from "#app/features/companies/companies.table.ts";
import { isSlug } from "#app/features/companies/slug.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { findCompanyPage, listOpenJobs } from "./company-page.server.ts";
import { jobsOnPage } from "./jobs-on-page.ts";

useTestDatabase();

describe("the address of a company's page", () => {
  it.each([
    ["Barada Foods", "barada-foods"],
    ["  Müller & Söhne, GmbH.  ", "muller-sohne-gmbh"],
    ["Al-Sham's Bakery", "al-shams-bakery"],
    ["بردى للصناعات الغذائية", "brda-llsnaaat-alghdhaiia"],
    ["شركة الشَّام", "shrka-alsham"],
    ["وزارة الياسمين ٢٠٢٤", "wzara-aliasmin-2024"],
    ["مؤسسة آفاق", "mossa-afaq"],
    ["株式会社", "company"],
    ["!!!", "company"],
    [`${"long ".repeat(40)}`, "long-long-long-long-long-long-long-long-long-long-long-long"],
  ])("%j is at %s", async (name, slug) => {
    const [row] = await db.execute<{ slug: string }>(sql`select company_slug(${name}) as slug`);
    expect(row?.slug).toBe(slug);
    expect(isSlug(slug)).toBe(true);
  });

  it("is numbered where another company has it", async () => {
    const companies = [];
    for (let number = 1; number <= 3; number++) companies.push(await publicCompany("Twin Mills"));
    const slugs = await Promise.all(companies.map(currentSlug));
    expect(slugs).toEqual(["twin-mills", "twin-mills-2", "twin-mills-3"]);
  });

  it("of two companies that are named at once is one each", async () => {
    const companies = await Promise.all(Array.from({ length: 8 }, () => publicCompany("At Once")));
    expect(new Set(await Promise.all(companies.map(currentSlug))).size).toBe(8);
  });

  it("leads on after a new name, stays its own, and comes back with the name", async () => {
    const company = await publicCompany("Old Name");
    await rename(company, "New Name");
    expect(await findCompanyPage("old-name", "en")).toEqual({ movedTo: "new-name" });
    expect(await findCompanyPage("new-name", "en")).toMatchObject({ name: "New Name" });
    const other = await publicCompany("Old Name");
    expect(await currentSlug(other)).toBe("old-name-2");
    await rename(company, "Old Name");
    expect(await findCompanyPage("new-name", "en")).toEqual({ movedTo: "old-name" });
  });

  it("a company that is renamed without end holds eleven", async () => {
    const company = await publicCompany("Renamed 0");
    for (let times = 1; times <= 14; times++) await rename(company, `Renamed Again ${times} x`);
    expect(await db.$count(companySlugs, eq(companySlugs.companyId, company.id))).toBe(11);
    expect(await findCompanyPage("renamed-0", "en")).toBeUndefined();
    expect(await findCompanyPage("renamed-again-13-x", "en")).toMatchObject({
      movedTo: "renamed-again-14-x",
    });
  });

  it("is free again once its company is gone", async () => {
    const company = await publicCompany("Gone Company");
    await db.delete(userProfiles).where(eq(userProfiles.id, company.id));
    expect(await findCompanyPage("gone-company", "en")).toBeUndefined();
    expect(await currentSlug(await publicCompany("Gone Company"))).toBe("gone-company");
  });
});

describe("a company's page", () => {
  it("shows the company's own description, in the reader's language", async () => {
    const company = await publicCompany("Barada Mills", {
      companyDescription: " We mill. ",
      country: "Syria",
      province: "Aleppo",
      city: "Azaz",
    });
    await makeJob(company);
    await makeJob(company, { status: "closed" });
    await makeJob(company, { status: "draft" });
    expect(await findCompanyPage("barada-mills", "ar")).toMatchObject({
      id: company.id,
      name: "Barada Mills",
      description: "We mill.",
      place: "أعزاز، حلب",
      placeId: "syria/aleppo/azaz",
      openJobs: 1,
      pastJobs: 1,
    });
  });

  it("JOB-07 lists open jobs only, the newest first, of this company alone", async () => {
    const [company, other] = [await publicCompany("Lister"), await publicCompany("Other Lister")];
    await makeJob(other);
    await makeJob(company, { status: "closed", title: "Closed" });
    await makeJob(company, { status: "draft", title: "Draft" });
    for (let day = 1; day <= jobsOnPage + 1; day++) {
      await makeJob(company, { title: `Job ${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
    }
    const titles = (await listOpenJobs(company.id, "en")).map(({ title }) => title);
    expect(titles).toHaveLength(jobsOnPage);
    expect(titles.slice(0, 2)).toEqual([`Job ${jobsOnPage + 1}`, `Job ${jobsOnPage}`]);
  });

  it("is missing for who is unconfirmed, blocked, unnamed or no company", async () => {
    await makeCompany({ companyName: "Unconfirmed" });
    const blocked = await publicCompany("Blocked One");
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, blocked.id));
    await makeSeeker({ companyName: "Seeker Inc" });
    await makeCompany({ companyName: null });
    for (const slug of ["unconfirmed", "blocked-one", "seeker-inc", "company", "samer-haddad"]) {
      expect(await findCompanyPage(slug, "en"), slug).toBeUndefined();
    }
    for (const slug of ["", "Barada-Foods", "barada--foods", "../etc", "x' or 1=1", "a\0b"]) {
      expect(await findCompanyPage(slug, "en"), slug).toBeUndefined();
    }
  });

  it("an imported company without an account has one", async () => {
    await db.insert(userProfiles).values({ userType: "company", companyName: "Imported Ltd" });
    expect(await findCompanyPage("imported-ltd", "en")).toMatchObject({ name: "Imported Ltd" });
  });

  it("cached pages change when a company is confirmed, blocked or renamed, not with a seeker", async () => {
    const company = await makeCompany({ companyName: "Changing" });
    const seeker = await makeSeeker();
    const counts = [await countChanges()];
    for (const change of [
      () => confirm(company),
      () => rename(company, "Changed"),
      () => db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, company.id)),
    ]) {
      await change();
      counts.push(await countChanges());
    }
    expect([...new Set(counts)].sort((a, b) => a - b)).toEqual(counts);
    await confirm(seeker);
    expect(await countChanges()).toBe(counts.at(-1));
  });
});

async function publicCompany(
  companyName: string,
  profile: Partial<typeof userProfiles.$inferInsert> = {},
): Promise<Person> {
  const company = await makeCompany({ companyName, ...profile });
  await confirm(company);
  return company;
}

async function confirm({ id }: Person): Promise<void> {
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, id));
}

async function rename({ id }: Person, companyName: string): Promise<void> {
  await db.update(userProfiles).set({ companyName }).where(eq(userProfiles.id, id));
}

async function currentSlug({ id }: Person): Promise<string | undefined> {
  const rows = await db.select().from(companySlugs).where(eq(companySlugs.companyId, id));
  return rows.find(({ isCurrent }) => isCurrent)?.slug;
}

async function countChanges(): Promise<number> {
  const [row] = await db.execute<{ sum: number }>(
    sql`select sum(changes)::float8 as sum from page_changes`,
  );
  return row?.sum ?? 0;
}
