import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { offersForMissing } from "./offers-for-missing.server.ts";

useTestDatabase();

const titlesFor = async (id: string) => {
  const { areSimilar, jobs: offered } = await offersForMissing(id, "en");
  return { areSimilar, titles: offered.map(({ title }) => title) };
};

it("JOB-06 R51 a closed or deleted job's page offers open ones of its role and place; a draft nothing more than no id", async () => {
  const company = await makeCompany();
  const law = { category: "Law", placeId: "syria/homs/homs", location: "Homs, Homs, Syria" };
  const [gone, deleted, draft] = [
    await makeJob(company, { ...law, title: "Night notary", status: "closed" }),
    await makeJob(company, { ...law, title: "Day notary" }),
    await makeJob(company, { ...law, title: "Secret notary", status: "draft" }),
  ];
  const secret = await makeJob(company, { ...law, title: "Secret judge", status: "draft" });
  await makeJob(company, { ...law, title: "Notary for the night" });
  await makeJob(company, { ...law, title: "Judge" });
  await makeJob(company, { category: "Law", title: "Night notary" });
  for (let n = 0; n < 3; n++) await makeJob(company, { title: `Newest ${n}`, category: "Design" });
  await db.delete(jobs).where(eq(jobs.id, deleted.id));
  await db.delete(jobs).where(eq(jobs.id, secret.id));

  expect(await titlesFor(gone.id)).toEqual({
    areSimilar: true,
    titles: ["Notary for the night", "Judge", "Night notary"],
  });
  const ofDeleted = await titlesFor(deleted.id);
  expect(ofDeleted.areSimilar).toBe(true);
  expect(ofDeleted.titles.toSorted()).toEqual(["Judge", "Night notary", "Notary for the night"]);
  const newest = { areSimilar: false, titles: ["Newest 2", "Newest 1", "Newest 0"] };
  for (const id of [draft.id, secret.id, randomUUID(), "no-id"]) {
    expect(await titlesFor(id)).toEqual(newest);
  }
});
