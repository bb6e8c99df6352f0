import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { exchangeRates } from "#app/features/job/pay/exchange-rates.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { countExpectedPays, findExpectedPay } from "./expected-pay.server.ts";

useTestDatabase();

const placeId = "syria/quneitra";
const find = (title: string, place: string | null = placeId) => findExpectedPay(title, place, "en");

async function apply(
  title: string,
  desiredSalaryMin: string | null,
  people = 1,
  createdAt = new Date(),
  desiredSalaryCurrency = "SYP",
) {
  const job = await makeJob(await makeCompany(), { title, placeId });
  for (let i = 0; i < people; i += 1) {
    const seeker = await makeSeeker({ desiredSalaryMin, desiredSalaryCurrency });
    await db
      .insert(jobApplications)
      .values({
        jobId: job.id,
        userId: seeker.id,
        createdAt,
        resumeUrl: "",
        clearedAt: new Date(),
      });
  }
  return job;
}

it("issue 15.2 ten applicants give the expected pay, across languages and pounds", async () => {
  await apply("Tailor", "1200000", 5);
  await apply("خياط", "12000", 4);
  await countExpectedPays();
  expect(await find("Tailor")).toBeUndefined();
  await apply("Tailor", "12000");
  await countExpectedPays();
  const expected = { low: 12_000, high: 12_000, people: 10, place: "Quneitra" };
  expect(await find("خياط")).toMatchObject(expected);
  expect(await find("Tailor", "syria/daraa")).toBeUndefined();
  expect(await find("Tailor", null)).toBeUndefined();
});

it("F34 wishes in dollars count at today's rate, and not without one", async () => {
  await apply("Carpenter", "100", 10, new Date(), "USD");
  await countExpectedPays();
  expect(await find("Carpenter")).toBeUndefined();
  const day = damascusDay(new Date());
  await db.insert(exchangeRates).values({ currency: "USD", day, newPounds: "120" });
  await countExpectedPays();
  expect(await find("Carpenter")).toMatchObject({ low: 12_000, high: 12_000, people: 10 });
  await db.delete(exchangeRates);
});

it("issue 15.2 no two figures differ by one person: ten more have to apply first", async () => {
  await apply("Welder", "20000", 10);
  await countExpectedPays();
  const before = await find("Welder");
  expect(before).toMatchObject({ low: 20_000, people: 10 });
  await apply("Welder", "90000", 9);
  await countExpectedPays();
  expect(await find("Welder")).toEqual(before);
  await apply("Welder", "90000");
  await countExpectedPays();
  expect(await find("Welder")).toMatchObject({ high: 90_000, people: 20 });
});

it("issue 15.2 one person counts once, and neither old applications nor empty profiles do", async () => {
  const job = await apply("Barber", "20000", 9);
  await db.execute(sql`
    insert into job_applications (job_id, user_id, resume_url, created_at, cleared_at)
    select ${(await makeJob(await makeCompany(), { title: "Barber", placeId })).id}::uuid,
      user_id, resume_url, created_at, now() from job_applications where job_id = ${job.id}`);
  await apply("Barber", null, 3);
  await apply("Barber", "20000", 3, new Date("2020-01-01"));
  await countExpectedPays();
  expect(await find("Barber")).toBeUndefined();
});
