import { expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJobs, makeMember, makeSeeker } from "#test/people.ts";
import { daysAgo } from "#test/sent-applications.ts";
import { countLastDays } from "./last-days.server.ts";

useTestDatabase();

it("PERM-08 counts additions on each of 14 days, of all companies, in any state", async () => {
  const admin = await makeAdmin();
  const company = await makeCompany({ createdAt: daysAgo(20) });
  const other = await makeCompany({ createdAt: daysAgo(13) });
  await makeMember(company, "reader");
  await makeJobs(company, [
    { createdAt: daysAgo(14) },
    { createdAt: daysAgo(13), status: "closed" },
    { createdAt: daysAgo(1), status: "draft" },
  ]);
  await makeJobs(other, [{ createdAt: daysAgo(1) }, {}]);
  await makeSeeker({ createdAt: daysAgo(2) });

  const { days, counts } = await countLastDays(admin);
  expect(days).toHaveLength(14);
  expect([days[0], days[13]]).toEqual([damascusDay(daysAgo(13)), damascusDay(new Date())]);
  const quiet = Array(10).fill(0);
  expect(counts).toEqual({
    jobs: [1, ...quiet, 0, 2, 1],
    companies: [1, ...quiet, 0, 0, 0],
    users: [0, ...quiet, 1, 0, 0],
  });
});

it("PERM-08 counts for admins alone", async () => {
  const seeker = await makeSeeker();
  const lacking = { ...(await makeAdmin()), lacksSecondFactor: true };
  for (const actor of [
    visitor,
    seeker,
    { ...seeker, moderates: true },
    await makeCompany(),
    lacking,
  ]) {
    await expect(countLastDays(actor)).rejects.toMatchObject({ status: 404 });
  }
});
