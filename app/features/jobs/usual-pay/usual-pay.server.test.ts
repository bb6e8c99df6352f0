import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { countUsualPays, findCategoryPay, findUsualPay } from "./usual-pay.server.ts";

useTestDatabase();

const find = (title: string, placeId: string | null = "syria/quneitra/khan-arnabah") =>
  findUsualPay(title, placeId, "en");

async function post(title: string, pay: object, companies = 5) {
  for (let i = 0; i < companies; i += 1) {
    const company = await makeCompany();
    for (const _ of [1, 2]) {
      await makeJob(company, { title, placeId: "syria/quneitra", ...pay });
    }
  }
}

it("issue 15.2 is counted across languages, pounds and periods, and found by the title", async () => {
  await post("Pharmacist", { salaryMin: "1200000", salaryMax: "1400000", pound: "old" }, 3);
  await post("صيدلانية", { salaryMin: "500", salaryMax: "500", payPeriod: "day", pound: "new" }, 2);
  await countUsualPays();
  const usual = { low: 13_000, high: 13_000, jobs: 10, companies: 5 };
  expect(await find("صيدلاني")).toMatchObject({ ...usual, place: "Quneitra" });
  expect(await find("Pharmacist", "syria/daraa")).toBeUndefined();
  expect(await find("Pharmacist", null)).toBeUndefined();
  expect(await find("Zymurgist")).toBeUndefined();
});

it("issue 15.2 drafts, suspended and old jobs, projects and unknown rates say nothing", async () => {
  const pay = { salaryMin: "20000", pound: "new" };
  await post("Electrician", { ...pay, status: "draft" });
  await post("Electrician", { ...pay, status: "closed", closedReason: "suspended" });
  await post("Electrician", { ...pay, createdAt: new Date("2020-01-01") });
  await post("Electrician", { ...pay, payPeriod: "project" });
  await post("Electrician", { salaryMin: "200", currency: "TRY" });
  await countUsualPays();
  expect(await find("Electrician")).toBeUndefined();
});

it("issue 15.2 outdated rows go, and a night that changes nothing writes nothing", async () => {
  await post("Plumber", { salaryMin: "20000", pound: "new" });
  await Promise.all([countUsualPays(), countUsualPays()]);
  const before = await find("Plumber");
  expect(before).toMatchObject({ low: 20_000, jobs: 10 });
  await countUsualPays();
  expect(await find("Plumber")).toEqual(before);
  await db.execute(sql`update jobs set salary_min = null where title = 'Plumber'`);
  await countUsualPays();
  expect(await find("Plumber")).toBeUndefined();
});

it("the usual pay of a category counts other companies' jobs and closed ones, whatever their titles", async () => {
  const category = "Law";
  const pay = { category, pound: "new" as const };
  await post("Zymurgist", { ...pay, salaryMin: "30000" }, 3);
  await post("Vintner", { ...pay, salaryMin: "40000", status: "closed" }, 1);
  await countUsualPays();
  expect(await findCategoryPay(category)).toBeUndefined();

  // Neither drafts nor suspended jobs make up the fifth company.
  await post("Zymurgist", { ...pay, salaryMin: "90000", status: "draft" }, 1);
  const suspended = { status: "closed", closedReason: "suspended" } as const;
  await post("Zymurgist", { ...pay, salaryMin: "90000", ...suspended }, 1);
  await countUsualPays();
  expect(await findCategoryPay(category)).toBeUndefined();

  await post("Vintner", { ...pay, salaryMin: "4000000", pound: "old" }, 1);
  await countUsualPays();
  expect(await findCategoryPay(category)).toEqual({ low: 30_000, high: 40_000 });
  expect(await findCategoryPay("Logistics")).toBeUndefined();
});
