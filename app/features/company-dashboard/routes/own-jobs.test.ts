import { expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { visit } from "#test/visit.ts";
import { action, loader } from "./own-jobs.ts";

it("the list's address before it was the dashboard's leads there, as do the forms of old pages", async () => {
  const to = "/company-dashboard/jobs?state=closed";
  for (const call of [loader, action]) {
    expect(await visit(call, { as: visitor, to })).toMatchObject({
      status: 308,
      location: "/company-dashboard?state=closed",
    });
  }
});
