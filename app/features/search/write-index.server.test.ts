import { expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { titles } from "#test/search/list-jobs.ts";
import { cleanPendingLists } from "./write-index.server.ts";

useTestDatabase();

it("moves what was written from the pending lists of indexes, where searches still find it", async () => {
  await makeJob(await makeCompany(), { title: "Glass blower" });
  expect(await cleanPendingLists()).toBeGreaterThan(0);
  expect(await cleanPendingLists()).toBe(0);
  expect(await titles("keyword=blower")).toEqual(["Glass blower"]);
});
