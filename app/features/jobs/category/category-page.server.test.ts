import { expect, it } from "vitest";
import type { Category } from "#app/features/job/job.ts";
import { countUsualPays } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
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

it("issue 30 says the middle half of its pay in old pounds, where enough jobs state one", async () => {
  const post = async (category: Category, pays: string[]) => {
    for (const _ of Array.from({ length: 5 })) {
      const company = await makeCompany();
      for (const salaryMin of pays) await makeJob(company, { category, salaryMin, pound: "new" });
    }
  };
  await post("Law", ["12000", "14000"]);
  await post("Education", ["9000", "9000"]);
  await countUsualPays();
  const payOf = async (category: Category) => (await aroundCategory(category, "en")).pay;
  expect(await payOf("Law")).toBe("Usual in Law: 1,200,000 - 1,400,000 SYP a month, old pounds");
  // A middle half of one amount is none.
  expect(await payOf("Education")).toBeUndefined();
  expect(await payOf("Design")).toBeUndefined();
});
