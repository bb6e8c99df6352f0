import { expect, it } from "vitest";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { countReportReasons } from "./report-reasons.server.ts";
import { reports } from "./reports.table.ts";

useTestDatabase();

it("counts the reports of 30 days by reason, the most frequent first, for moderators alone", async () => {
  const company = await makeCompany();
  const { id: jobId } = await makeJob(company);
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
  await db.insert(reports).values([
    { jobId, reason: "documents" },
    { jobId, reason: "money", settledAt: new Date() },
    { companyId: company.id, reason: "money", createdAt: daysAgo(29) },
    { jobId, reason: "false", createdAt: daysAgo(31) },
  ]);
  const moderator: Person = { ...(await makeSeeker()), moderates: true };
  expect(await countReportReasons(moderator)).toEqual([
    { reason: "money", count: 2 },
    { reason: "documents", count: 1 },
  ]);
  for (const actor of [visitor, company, await makeAdmin()]) {
    await expect(countReportReasons(actor)).rejects.toMatchObject({ status: 404 });
  }
});
