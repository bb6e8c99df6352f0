import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { jobListPage } from "./job-list-page.server.ts";

useTestDatabase();

it("A5 the filter of checked companies follows their checks, and its count is that of its list", async () => {
  const company = await makeCompany({ companyName: "Checked Weavers" });
  await makeJob(company, { title: "Weaver" });
  await makeJob(await makeCompany({ companyName: "Other Weavers" }), { title: "Weaver" });
  const shown = async (search: string) => {
    await indexOutdatedJobs();
    const page = await jobListPage(readJobQuery(new URLSearchParams(search)), null, "en");
    return { total: page.total, offered: page.counts?.checked?.["1"] ?? 0 };
  };
  expect(await shown("keyword=weaver")).toEqual({ total: 2, offered: 0 });
  const isOwn = eq(companyChecks.companyId, company.id);
  await db
    .insert(companyChecks)
    .values({
      companyId: company.id,
      kind: "domain",
      state: "done",
      subject: "weavers.test",
      method: "dns",
      checkedAt: new Date(),
    });
  expect(await shown("keyword=weaver")).toEqual({ total: 2, offered: 1 });
  expect(await shown("checked=1")).toMatchObject({ total: 1 });
  expect(await shown("checked=0")).toMatchObject({ total: 2 });
  await db.update(companyChecks).set({ state: "expired" }).where(isOwn);
  expect(await shown("checked=1")).toMatchObject({ total: 0 });
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, company.id));
  expect(profile?.checked).toBe(0);
});
