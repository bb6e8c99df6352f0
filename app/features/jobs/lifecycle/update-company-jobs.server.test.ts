import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { findOwnCompany, saveOwnCompany } from "#app/features/companies/companies.server.ts";
import { companyForm } from "#app/features/companies/company-form.ts";
import { valuesOfCompany } from "#app/features/companies/company-values.ts";
import { resumeJobUpdates } from "#app/features/companies/outdated-companies.server.ts";
import { outdatedCompanies } from "#app/features/companies/outdated-companies.table.ts";
import { checkForm } from "#app/http/form.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { makeCompany, makeJob, makeJobs } from "#test/people.ts";
import { list } from "#test/search/list-jobs.ts";
import { updateCompanyJobs } from "./update-company-jobs.server.ts";

useTestDatabase();

/** More than a request or statement changes, and more than two batches. */
const many = 120;

let company: Person;
beforeEach(async () => {
  await db.execute(sql`delete from jobs`);
  await db.execute(sql`delete from tasks.job`);
  company = await makeCompany({ companyName: "Jasmine Looms" });
  const createdAt = new Date(Date.now() + 60_000);
  const closed = { title: "Night weaver", status: "closed" as const, createdAt };
  await makeJobs(company, [...Array(many).fill({ title: "Weaver" }), closed]);
});

const isIts = () => eq(outdatedCompanies.companyId, company.id);
const countMatches = async (keyword: string) => (await list(`keyword=${keyword}`)).total;

async function rename(companyName: string): Promise<void> {
  const stored = await findOwnCompany(company);
  if (!stored) throw new Error("The company was not found.");
  const checked = checkForm(companyForm, { ...valuesOfCompany(stored), companyName });
  if (checked.errors) throw new Error(JSON.stringify(checked.errors));
  await saveOwnCompany(company, checked.values);
}

async function dropOrders(): Promise<void> {
  await db.execute(sql`delete from tasks.job where name = 'companies'`);
}

describe("a company with many jobs that is renamed", () => {
  it("shows its new name at once, and is found by it when the queue is done", async () => {
    const other = await makeCompany({ companyName: "Jasmine Baths" });
    await makeJob(other, { title: "Bath keeper" });
    expect(await countMatches("jasmine")).toBe(many + 1);
    await rename("Orchid Mills");
    const { cards } = await list("keyword=weaver");
    expect(new Set(cards.map((card) => card.company))).toEqual(new Set(["Orchid Mills"]));
    await drainQueue();
    expect([
      await countMatches("orchid"),
      await countMatches("looms"),
      await countMatches("jasmine"),
    ]).toEqual([many, 0, 1]);
    const rows = await db.execute<{ company: string }>(sql`
      select distinct job_search.company from job_search join jobs on jobs.id = job_id
      where company_id = ${company.id}`);
    expect([...rows]).toEqual([{ company: "orchid mills" }]);
    expect(await db.$count(outdatedCompanies)).toBe(0);
  });

  it("is finished after a process was killed, and by the last of two names", async () => {
    await rename("Orchid Mills");
    await dropOrders();
    await updateCompanyJobs(company.id, 0);
    expect(await countMatches("orchid")).toBe(50);
    await dropOrders();
    await rename("Tulip Threads");
    await dropOrders();
    await Promise.all([updateCompanyJobs(company.id, 0), updateCompanyJobs(company.id, 0)]);
    expect(await countMatches("tulip")).toBe(100);
    await dropOrders();
    await resumeJobUpdates();
    await drainQueue();
    expect(await countMatches("tulip"), "a worker may still be at it").toBe(100);
    await db.update(outdatedCompanies).set({ changedAt: sql`now() - interval '2 minutes'` });
    await resumeJobUpdates();
    await drainQueue();
    expect([
      await countMatches("tulip"),
      await countMatches("orchid"),
      await countMatches("looms"),
    ]).toEqual([many, 0, 0]);
  });

  it("leaves nothing behind where it is deleted meanwhile", async () => {
    await rename("Orchid Mills");
    await db.delete(userProfiles).where(eq(userProfiles.id, company.id));
    await drainQueue();
    expect(await db.$count(outdatedCompanies, isIts())).toBe(0);
  });
});
