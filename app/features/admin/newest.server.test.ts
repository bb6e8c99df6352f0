import { expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJobs, makeSeeker } from "#test/people.ts";
import { daysAgo } from "#test/sent-applications.ts";
import { listNewest } from "./newest.server.ts";

useTestDatabase();

it("PERM-08 lists the newest companies and jobs of all, in any state, for admins alone", async () => {
  const names = ["Oldest", "Old", "New", "Newest"];
  const companies = [];
  for (const [at, companyName] of names.entries()) {
    companies.push(await makeCompany({ companyName, city: "Homs", createdAt: daysAgo(9 - at) }));
  }
  const [first] = companies;
  if (!first) throw new Error("No company");
  await makeJobs(first, [
    { title: "Oldest", createdAt: daysAgo(4) },
    { title: "Open", createdAt: daysAgo(3) },
    { title: "Over", createdAt: daysAgo(2), status: "closed" },
    { title: "", createdAt: daysAgo(1), status: "draft" },
  ]);
  const newest = await listNewest(await makeAdmin(), "en");
  expect(newest.companies.map(({ company, text }) => [company.name, text])).toEqual([
    ["Newest", "Homs"],
    ["New", "Homs"],
    ["Old", "Homs"],
  ]);
  expect(newest.jobs.map(({ text, company, isPublic }) => [text, company.name, isPublic])).toEqual([
    ["", "Oldest", false],
    ["Over", "Oldest", false],
    ["Open", "Oldest", true],
  ]);
  for (const actor of [await makeSeeker(), first]) {
    await expect(listNewest(actor, "en")).rejects.toMatchObject({ status: 404 });
  }
});
