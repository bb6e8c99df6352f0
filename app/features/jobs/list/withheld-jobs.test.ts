import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import {
  blockAccount,
  unblockAccount,
} from "#app/features/accounts/operator/operate-accounts.server.ts";
import {
  busiestCompanies,
  listCompanies,
} from "#app/features/companies/directory/company-directory.server.ts";
import { readCompanyQuery } from "#app/features/companies/directory/company-query.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { list, titles } from "#test/search/list-jobs.ts";

useTestDatabase();

const statuses = async (company: { id: string }) =>
  (
    await db
      .select({ title: jobs.title, status: jobs.status })
      .from(jobs)
      .where(eq(jobs.companyId, company.id))
      .orderBy(jobs.title)
  ).map(({ title, status }) => `${title} ${status}`);
const changes = async () =>
  (await db.execute(sql`select coalesce(sum(changes), 0)::int as n from page_changes`))[0]?.n;
const directory = async () =>
  (
    await listCompanies(readCompanyQuery(new URLSearchParams()), "en", { skip: 0, limit: 50 })
  ).companies
    .map(({ name }) => name)
    .sort();

it("blocking takes a company's jobs off lists, search, counts, details and directory, unblocking puts them back", async () => {
  const bad = await makeCompany({ companyName: "Crooked Mill" });
  const good = await makeCompany({ companyName: "Honest Mill" });
  const job = await makeJob(bad, { title: "Miller one" });
  await makeJob(bad, { title: "Miller shut", status: "closed" });
  await makeJob(bad, { title: "Miller draft", status: "draft" });
  await makeJob(good, { title: "Miller two" });
  const before = await changes();
  await blockAccount(bad.id);
  expect(await changes()).toBeGreaterThan(before as number);
  expect(await titles("")).toEqual(["Miller two"]);
  expect(await titles("keyword=miller")).toEqual(["Miller two"]);
  expect((await list("keyword=miller")).total).toBe(1);
  expect(await findJob(visitor, job.id)).toBeUndefined();
  expect(await directory()).toEqual(["Honest Mill"]);
  expect((await busiestCompanies("en", 5)).map(({ name }) => name)).toEqual(["Honest Mill"]);
  await unblockAccount(bad.id);
  await indexOutdatedJobs();
  expect(await titles("keyword=miller")).toEqual(["Miller one", "Miller two"]);
  expect(await findJob(visitor, job.id)).toBeDefined();
  expect(await directory()).toEqual(["Crooked Mill", "Honest Mill"]);
  expect(await statuses(bad)).toEqual([
    "Miller draft draft",
    "Miller one active",
    "Miller shut closed",
  ]);
});

it("no job of a blocked company becomes active, however it is written, until it is unblocked", async () => {
  const company = await makeCompany();
  const draft = await makeJob(company, { title: "Late one", status: "draft" });
  await blockAccount(company.id);
  await makeJob(company, { title: "Late two" });
  await db.update(jobs).set({ status: "active" }).where(eq(jobs.id, draft.id));
  expect(await statuses(company)).toEqual(["Late one draft", "Late two draft"]);
  expect(await titles("keyword=late")).toEqual([]);
  await unblockAccount(company.id);
  await indexOutdatedJobs();
  expect(await statuses(company)).toEqual(["Late one active", "Late two active"]);
  expect(await titles("keyword=late")).toEqual(["Late one", "Late two"]);
});

it("a job posted at the very moment of the blocking does not slip through", async () => {
  const company = await makeCompany();
  const posting = Array.from({ length: 10 }, (_, n) => makeJob(company, { title: `Quick ${n}` }));
  await Promise.all([...posting, blockAccount(company.id)]);
  expect(await titles("keyword=quick")).toEqual([]);
});
