import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { payPeriods, pounds } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  applyExchangeRates,
  listExchangeRates,
  setExchangeRate,
} from "#app/features/job/pay/exchange-rates.server.ts";
import { exchangeRates } from "#app/features/job/pay/exchange-rates.table.ts";
import { monthlyFactor } from "#app/features/job/pay/pay.ts";
import { likelyPound } from "#app/features/job/pay/pound.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { list, titles } from "#test/search/list-jobs.ts";

useTestDatabase();

const today = damascusDay(new Date());
const tomorrow = damascusDay(new Date(Date.now() + 24 * 60 * 60 * 1000));

afterEach(async () => {
  await db.delete(exchangeRates);
  await db.execute(sql`update jobs set pay_period = pay_period where currency <> 'SYP'`);
});

async function stored(id: string) {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw new Error("no job");
  const { payPeriod, pound, comparableMin, comparableMax } = job;
  return [payPeriod, pound, comparableMin && Number(comparableMin), Number(comparableMax)];
}

describe("issue 15.2 derived amounts of a pay", () => {
  it.each([
    [{ salaryMin: "1500000", salaryMax: "2000000" }, ["month", "old", 15_000, 20_000]],
    [{ salaryMin: "15000", salaryMax: "20000" }, ["month", "new", 15_000, 20_000]],
    [{ salaryMin: "15000", salaryMax: "20000", pound: "old" }, ["month", "old", 150, 200]],
    [{ salaryMin: "1000", salaryMax: "1200", payPeriod: "day" }, ["day", "new", 26_000, 31_200]],
    [{ salaryMax: "10000", employmentType: "freelance" }, ["project", "new", null, 10_000]],
    [
      { salaryMin: "15000", salaryMax: "20000", createdAt: new Date("2025-12-31T20:59:59Z") },
      ["month", "old", 150, 200],
    ],
    [
      { salaryMin: "15000", salaryMax: "20000", createdAt: new Date("2025-12-31T21:00:00Z") },
      ["month", "new", 15_000, 20_000],
    ],
    [{ salaryMin: "500", currency: "USD", pound: "old" }, ["month", null, null, 0]],
    [{ pound: "old" }, ["month", null, null, 0]],
  ])("%o is %o", async (pay, expected) => {
    const job = await makeJob(await makeCompany(), pay);
    expect(await stored(job.id)).toEqual(expected);
  });

  it("SQL and TypeScript have the same factors and limits", async () => {
    for (const period of payPeriods) {
      const [row] = await db.execute<{ factor: number }>(
        sql`select pay_factor(${period})::float8 as factor`,
      );
      expect(row?.factor).toBeCloseTo(monthlyFactor[period], 9);
      for (const amount of [0, 400, 500, 3_800, 4_000, 23_000, 24_000, 99_999, 100_000, 1e7]) {
        const [read] = await db.execute<{ pound: string }>(
          sql`select likely_pound(${amount}::numeric, null, ${period}, now()) as pound`,
        );
        expect(read?.pound).toBe(likelyPound({ min: amount, max: null, period }));
      }
    }
    expect(pounds).toContain("old");
  });
});

describe("issue 15.2 salaries are compared across periods, pounds and currencies", () => {
  async function board(companyName: string) {
    const company = await makeCompany({ companyName });
    const make = (title: string, pay: object) => makeJob(company, { title, ...pay });
    await make("old", { salaryMin: "1600000", pound: "old" });
    await make("new", { salaryMin: "17000", pound: "new" });
    await make("by the week", { salaryMin: "4000", payPeriod: "week", pound: "new" });
    await make("by the hour", { salaryMin: "100", payPeriod: "hour", pound: "new" });
    await make("dollars", { salaryMin: "150", currency: "USD" });
    await make("none", {});
  }
  const band = encodeURIComponent("1500000-2000000");
  const sorted = async (name: string, part = {}) =>
    (await list(`company=${name}&sort=salary`, part)).cards.map(({ title }) => title);

  it("by the band, the range and the order; dollars once they have a rate", async () => {
    await board("Compared");
    const inBand = ["by the week", "new", "old"];
    expect(await titles(`company=Compared&salaryRange=${band}`)).toEqual(inBand);
    expect(await titles("company=Compared&salaryMin=1650000&salaryMax=1720000")).toEqual([
      "new",
      "old",
    ]);
    expect(await titles("company=Compared&salaryMin=16500&salaryMax=17200")).toEqual([
      "new",
      "old",
    ]);
    expect(await titles("company=Compared&salaryMin=100&currency=USD")).toEqual(["dollars"]);
    const order = ["by the hour", "by the week", "new", "old"];
    expect(await sorted("Compared")).toEqual([...order, "none", "dollars"]);

    await setExchangeRate({ currency: "USD", newPounds: 120, day: today });
    expect(await applyExchangeRates(2)).toBeGreaterThanOrEqual(1);
    expect(await applyExchangeRates()).toBe(0);
    await indexOutdatedJobs();
    expect(await titles(`company=Compared&salaryRange=${band}`)).toEqual([
      "by the week",
      "dollars",
      "new",
      "old",
    ]);
    expect(await titles("company=Compared&salaryMin=1750000&salaryMax=1790000")).toEqual(inBand);
    expect(await titles("company=Compared&salaryMin=1790000&salaryMax=1810000")).toEqual([
      "by the week",
      "dollars",
      "new",
      "old",
    ]);
    expect(await titles("company=Compared&salaryMax=150&currency=USD")).toEqual([
      "by the week",
      "dollars",
      "new",
      "old",
    ]);
    expect(await sorted("Compared")).toEqual(["by the hour", "dollars", ...order.slice(1), "none"]);

    // The order of salaries has parts like any other.
    const first = await list("company=Compared&sort=salary", { limit: 3 });
    expect(await sorted("Compared", { after: first.next, limit: 3 })).toEqual([
      "new",
      "old",
      "none",
    ]);
  });

  it("by the newest rate whose day has come; a change of it changes the stored pay", async () => {
    const company = await makeCompany();
    await setExchangeRate({ currency: "EUR", newPounds: 100, day: "2026-01-01" });
    await setExchangeRate({ currency: "EUR", newPounds: 200, day: tomorrow });
    const job = await makeJob(company, { salaryMin: "10", salaryMax: "20", currency: "EUR" });
    expect(await stored(job.id)).toEqual(["month", null, 1_000, 2_000]);
    await setExchangeRate({ currency: "EUR", newPounds: 150, day: today });
    expect((await listExchangeRates()).get("EUR")).toEqual({
      currency: "EUR",
      newPounds: 150,
      day: today,
    });
    await applyExchangeRates();
    expect(await stored(job.id)).toEqual(["month", null, 1_500, 3_000]);
  });
});
