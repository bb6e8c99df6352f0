import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { companySkeletons } from "#app/features/companies/companies.table.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { raiseSuspiciousJob } from "#app/features/moderation/signals/raise-signals.server.ts";
import { findSameJob } from "#app/features/moderation/similar/same-job.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsRead, useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeJobs } from "#test/people.ts";
import { isLookalike, writeRemainingSkeletons } from "./lookalikes.server.ts";

useTestDatabase();

const looksLike = (company: Person) => db.transaction((tx) => isLookalike(tx, company.id));

it("A5 the later of two companies whose names look alike is told from the earlier one", async () => {
  const first = await makeCompany({ companyName: "Nabda Telecom" });
  const copy = await makeCompany({ companyName: "Nаbda Te1ecom Ltd" });
  // The first company's look is stored in the background.
  await writeRemainingSkeletons();
  expect(await looksLike(copy)).toBe(true);
  expect(await looksLike(first)).toBe(false);
  expect(await looksLike(await makeCompany({ companyName: "Nabda Foods" }))).toBe(false);
  expect(await looksLike(await makeCompany({ companyName: null }))).toBe(false);
});

it("A5 the branch of another's name looks like it, and an older branch is looked at anew", async () => {
  const first = await makeCompany({ companyName: "Ghouta Telecom" });
  expect(await looksLike(first)).toBe(false);
  expect(await looksLike(await makeCompany({ companyName: "Ghouta  Telecom - Homs branch" }))).toBe(
    true,
  );
  // As an upgrade leaves the looks of names that an earlier rule made.
  const isFirst = eq(companySkeletons.companyId, first.id);
  const byRule = { name: "", skeleton: "ghoutatelecomhoms" };
  await db.update(companySkeletons).set(byRule).where(isFirst);
  await writeRemainingSkeletons();
  const [stored] = await db.select().from(companySkeletons).where(isFirst);
  expect(stored).toMatchObject({ name: "Ghouta Telecom", skeleton: "ghoutatelecom" });
});

it("A5 a renamed company is compared by its present name", async () => {
  expect(await looksLike(await makeCompany({ companyName: "Orontes Mills" }))).toBe(false);
  const company = await makeCompany({ companyName: "Sham Press" });
  expect(await looksLike(company)).toBe(false);
  const renamed = { companyName: "Orоntes Mills" };
  await db.update(userProfiles).set(renamed).where(eq(userProfiles.id, company.id));
  expect(await looksLike(company)).toBe(true);
  const isOwn = eq(companySkeletons.companyId, company.id);
  const [stored] = await db.select().from(companySkeletons).where(isOwn);
  expect(stored?.name).toBe("Orоntes Mills");
});

it("A5 an older company that takes a newer one's name is the later of the two", async () => {
  const older = await makeCompany({ companyName: "Wadi Crafts" });
  expect(await looksLike(older)).toBe(false);
  const newer = await makeCompany({ companyName: "Tadmor Silk" });
  expect(await looksLike(newer)).toBe(false);
  await db
    .update(userProfiles)
    .set({ companyName: "Tаdmor Silk" })
    .where(eq(userProfiles.id, older.id));
  expect(await looksLike(older)).toBe(true);
  expect(await looksLike(newer)).toBe(false);
});

it("A5 looking at one company reads no names of others", async () => {
  await makeCompany({ companyName: "Mari Textiles" });
  const company = await makeCompany({ companyName: "Ebla Textiles" });
  expect(await looksLike(company)).toBe(false);
  const stored = await db.select({ name: companySkeletons.name }).from(companySkeletons);
  const names = stored.map(({ name }) => name);
  expect(names).toContain("Ebla Textiles");
  expect(names).not.toContain("Mari Textiles");
});

it("A5 a job of a company called like the board is raised for moderators", async () => {
  const company = await makeCompany({ companyName: "فُرَص" });
  const job = await makeJob(company);
  await db.transaction((tx) => raiseSuspiciousJob(tx, job.id));
  const isOfJob = eq(moderationCases.jobId, job.id);
  const [raised] = await db.select().from(moderationCases).where(isOfJob);
  expect(raised?.signals).toContain("lookalike");
});

it("F17 the same job of a company that is open already is found, and raises the second", async () => {
  const company = await makeCompany({ companyName: "Qasioun Print" });
  const text = { title: "Typesetter", description: "Set the daily pages, six nights a week." };
  const open = await makeJob(company, text);
  const again = await makeJob(company, { ...text, title: "TYPESETTER " });
  const compared = { ...text, placeId: open.placeId };
  expect(await findSameJob(company.id, compared, again.id)).toEqual({
    id: open.id,
    title: "Typesetter",
  });
  await db.transaction((tx) => raiseSuspiciousJob(tx, again.id));
  const isOfJob = eq(moderationCases.jobId, again.id);
  const [raised] = await db.select().from(moderationCases).where(isOfJob);
  expect(raised?.signals).toContain("repeated");
});

it("F17 another place, another text, a closed job and another company are no repetition", async () => {
  const company = await makeCompany({ companyName: "Khabour Works" });
  const text = { title: "Welder", description: "Weld pipes at the river, day shift only." };
  await makeJob(company, { ...text, status: "closed" });
  await makeJob(await makeCompany({ companyName: "Balikh Works" }), text);
  await makeJob(company, { ...text, description: "Weld gates in the workshop at night." });
  const compared = { ...text, placeId: "syria/aleppo/aleppo" };
  expect(await findSameJob(company.id, compared, undefined)).toBeUndefined();
  await makeJob(company, text);
  expect(await findSameJob(company.id, compared, undefined)).toBeDefined();
  const elsewhere = { ...compared, placeId: "syria/homs/homs" };
  expect(await findSameJob(company.id, elsewhere, undefined)).toBeUndefined();
});

it("F17 reads the jobs of one title alone, among the thousands that a company may have", async () => {
  const company = await makeCompany({ companyName: "Afamia Staffing" });
  const several = Array.from({ length: 1000 }, (_, n) => ({ title: `Driver ${n}` }));
  await makeJobs(company, several);
  await db.execute(sql`analyze jobs`);
  const compared = {
    title: "Driver 500",
    description: "Keep the daily books.",
    placeId: "syria/aleppo/aleppo",
  };
  await db.transaction(async (tx) => {
    const read = await rowsRead(tx, "jobs", async () => {
      const same = await findSameJob(company.id, compared, undefined, tx);
      expect(same?.title).toBe("Driver 500");
    });
    expect(read).toBeLessThan(10);
  });
});
