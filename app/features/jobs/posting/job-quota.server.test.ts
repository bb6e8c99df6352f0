import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { keepDraft, listDrafts } from "#app/features/accounts/profile/drafts.server.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany } from "#test/people.ts";
import { useSettings } from "#test/settings.ts";
import { checkJob } from "./job-form.ts";
import { postForm, publishJob } from "./post-job.server.ts";

useTestDatabase();

const checked = checkJob({
  title: "Nurse",
  company: "Barada Foods",
  description: "Look after the workers.",
  jobType: "part-time",
  category: "Law",
  experienceLevel: "entry",
  country: "Syria",
  province: "Aleppo",
  city: "Aleppo",
});
if (checked.errors) throw new Error(JSON.stringify(checked.errors));
const { values } = checked;

async function refusedOf(company: Person, count: number): Promise<number> {
  const post = () => publishJob(company, randomUUID(), values, "en");
  const all = await Promise.all(Array.from({ length: count }, post));
  const refusals = all.flatMap((one) => (isRefused(one) ? [one.refused] : []));
  expect(new Set(refusals).size).toBeLessThanOrEqual(1);
  if (refusals.length > 0) expect(refusals[0]).toBe("posting.tooManyToday");
  return refusals.length;
}

const change = (company: Person, columns: object) =>
  db.update(authUsers).set(columns).where(eq(authUsers.id, company.id));

describe("S7 a company", () => {
  it("that is new posts a fifth of the day's jobs, also when all come at once", async () => {
    useSettings({ quotas: { ...settings().quotas, jobsPerDay: 10 } });
    expect(await refusedOf(await makeCompany(), 5)).toBe(3);
  });

  it.each([
    ["whose address is confirmed", { emailVerified: true }],
    ["that is a week old", { createdAt: sql`now() - interval '8 days'` }],
  ])("%s posts all of them, and no more", async (_, columns) => {
    useSettings({ quotas: { ...settings().quotas, jobsPerDay: 4 } });
    const company = await makeCompany();
    await change(company, columns);
    expect(await refusedOf(company, 6)).toBe(2);
    expect(await refusedOf(await makeCompany(), 1), "another company").toBe(0);
  });

  it("issue 33 that is checked posts more", async () => {
    useSettings({ quotas: { ...settings().quotas, jobsPerDay: 2, checkedJobsPerDay: 4 } });
    const company = await makeCompany();
    await db
      .insert(companyChecks)
      .values({
        companyId: company.id,
        kind: "domain",
        state: "done",
        subject: "barada.sy",
        method: "dns",
        checkedAt: new Date(),
      });
    expect(await refusedOf(company, 6)).toBe(2);
  });

  it("has its draft still, and a job posted before is posted when it is sent again", async () => {
    useSettings({ quotas: { ...settings().quotas, jobsPerDay: 1 } });
    const company = await makeCompany();
    const id = randomUUID();
    expect(await publishJob(company, id, values, "en")).toEqual({ id });
    expect(await publishJob(company, id, values, "en")).toEqual({ id });
    await keepDraft(company, postForm, { id: "second", values: { title: "Second" } });
    expect(await refusedOf(company, 1)).toBe(1);
    expect(await listDrafts(company, postForm)).toMatchObject([{ values: { title: "Second" } }]);
  });
});
