import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { type Actor, visitor } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import { loader } from "./short-job.ts";

useTestDatabase();

const follow = (short: string, as: Actor = visitor) =>
  visit(loader, { as, to: `/j/${short}?lang=ar`, params: { short } });

it("F2 leads to the job's page, whether it is open, over, closed, suspended or deleted", async () => {
  const company = await makeCompany();
  for (const job of [
    {},
    { applicationDeadline: "2020-01-01" },
    { status: "closed", closedReason: "filled_here" },
    { status: "closed", closedReason: "suspended" },
  ]) {
    const { id } = await makeJob(company, job);
    const led = { status: 301, location: `/jobs/${id}?lang=ar` };
    expect(await follow(shortName(id))).toMatchObject(led);
    await db.delete(jobs).where(eq(jobs.id, id));
    expect(await follow(shortName(id))).toMatchObject(led);
  }
});

it("F2 leads to the page of a missing job for an unknown name, and alike for another's draft", async () => {
  const company = await makeCompany();
  const { id } = await makeJob(company, { status: "draft" });
  const draft = shortName(id);
  for (const name of [draft, "0000000000", "no-name", "a b\r\nc"]) {
    const location = `/jobs/${encodeURIComponent(name)}?lang=ar`;
    expect(await follow(name)).toMatchObject({ status: 302, location });
  }
  const to = "/j/0000000000?_routes=x";
  expect(await visit(loader, { as: visitor, to, params: { short: "0000000000" } })).toMatchObject({
    location: "/jobs/0000000000",
  });
  expect(await follow(draft, company)).toMatchObject({ location: `/jobs/${id}?lang=ar` });
});
