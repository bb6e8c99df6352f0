import { expect, it } from "vitest";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { countMatchingJobs } from "./job-list.server.ts";
import { listOfferedTypes } from "./offered-types.server.ts";

useTestDatabase();

it("R24 D28 public forms offer freelance while there is such a job", async () => {
  await makeJob(await makeCompany(), { employmentType: "freelance" });
  expect(await listOfferedTypes()).toContain("freelance");
});

it("D5 the count of a form is that of its list", async () => {
  const company = await makeCompany({ companyName: "Counted" });
  for (const employmentType of ["remote", "contract"]) await makeJob(company, { employmentType });
  await makeJob(company, { employmentType: "remote", status: "closed" });
  const countFor = (address: string) =>
    countMatchingJobs(readJobQuery(new URLSearchParams(address)));
  expect(await countFor("company=Counted")).toEqual({ total: 2, totalAtLeast: false });
  expect((await countFor("company=Counted&jobType=remote")).total).toBe(1);
  expect((await countFor("company=Counted&keyword=zzzzqqqq")).total).toBe(0);
});
