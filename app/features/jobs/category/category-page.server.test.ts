import { expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { aroundCategory } from "./category-page.server.ts";

useTestDatabase();

it("CAT-03 companies and places stand around a category by the number of its jobs", async () => {
  const [large, small] = [
    await makeCompany({ companyName: "Large" }),
    await makeCompany({ companyName: "Small" }),
  ];
  for (const placeId of ["syria/homs", "syria/homs", "syria/hama"]) {
    await makeJob(large, { category: "Law", placeId });
  }
  await makeJob(small, { category: "Law", placeId: "syria/hama/salamiyah" });
  await makeJob(small, { category: "Design", placeId: "syria/homs" });
  const { total, companies, locations, others } = await aroundCategory("Law", "en");
  expect(total).toBe(4);
  expect(companies.map(({ name, logo, count }) => [name, logo, count])).toEqual([
    ["Large", undefined, 3],
    ["Small", undefined, 1],
  ]);
  expect(locations.map(({ name, count }) => [name, count])).toEqual([
    ["Homs", 2],
    ["Hama", 2],
  ]);
  expect(others).toHaveLength(6);
  expect(others[0]).toEqual({ category: "Design", count: 1 });
});
