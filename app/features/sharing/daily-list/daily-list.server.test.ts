import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { writeDailyList } from "./daily-list.server.ts";
import { type DailyListOptions, readDailyOptions } from "./daily-list.ts";

useTestDatabase();

// Each test has a day of its own.
const day = "2026-10-05";
const at = (hour: number, of = day) =>
  new Date(Date.parse(`${of}T00:00:00+03:00`) + hour * 3_600_000);
const options: DailyListOptions = { day, language: "en", group: "none", limit: 10 };

async function makeModerator(): Promise<Person> {
  return { ...(await makeSeeker()), moderates: true };
}

const titlesIn = (text: string | null) => text?.match(/^(Job .*)$/gm) ?? [];

describe("issue 16: the jobs of a day as a text for WhatsApp and Facebook", () => {
  it("has three lines a job: the title; company, place and pay; the address", async () => {
    const company = await makeCompany({ companyName: "Daily Mill" });
    const pay = { salaryMin: "400", salaryMax: "600", currency: "USD", payPeriod: "month" };
    const { id } = await makeJob(company, { title: "Job A", createdAt: at(8), ...pay });
    const text = await writeDailyList(await makeModerator(), options);
    expect(text?.split("\n\n")).toEqual([
      "New jobs on Furas, October 5, 2026",
      [
        "Job A",
        "\u200eDaily Mill · Aleppo · $400 - $600 a month",
        `http://127.0.0.1:3000/j/${shortName(id)}?lang=en`,
      ].join("\n"),
      "All jobs: http://127.0.0.1:3000/jobs?lang=en",
    ]);
    const arabic = await writeDailyList(await makeModerator(), { ...options, language: "ar" });
    expect(arabic).toContain("وظائف جديدة على فُرَص");
    expect(arabic).toContain(`/j/${shortName(id)}\n`);
  });

  it("has open jobs of that day in Damascus alone, the best first and no more than wanted", async () => {
    const [checked, other] = [await makeCompany(), await makeCompany()];
    await db.update(userProfiles).set({ checked: 1 }).where(eq(userProfiles.id, checked.id));
    const pay = { salaryMin: "400", currency: "USD" };
    await makeJob(other, { title: "Job late", createdAt: at(23.9, "2026-10-15") });
    await makeJob(other, { title: "Job paid", createdAt: at(1, "2026-10-15"), ...pay });
    await makeJob(checked, { title: "Job checked", createdAt: at(0, "2026-10-15") });
    await makeJob(other, { title: "Job of before", createdAt: at(-0.1, "2026-10-15") });
    await makeJob(other, { title: "Job of after", createdAt: at(24, "2026-10-15") });
    await makeJob(other, { title: "Job closed", createdAt: at(5, "2026-10-15"), status: "closed" });
    const moderator = await makeModerator();
    expect(
      titlesIn(await writeDailyList(moderator, { ...options, day: "2026-10-15", limit: 3 })),
    ).toEqual(["Job checked", "Job paid", "Job late"]);
    expect(
      titlesIn(await writeDailyList(moderator, { ...options, day: "2026-10-15", limit: 1 })),
    ).toHaveLength(1);
  });

  it("is grouped by governorate or category, in either language", async () => {
    const company = await makeCompany();
    const there = { placeId: "syria/homs/homs", location: "Homs, Homs, Syria" };
    await makeJob(company, { title: "Job here", createdAt: at(2, "2026-10-25") });
    await makeJob(company, {
      title: "Job there",
      createdAt: at(1, "2026-10-25"),
      category: "Law",
      ...there,
    });
    const moderator = await makeModerator();
    const places = await writeDailyList(moderator, {
      ...options,
      day: "2026-10-25",
      group: "province",
    });
    expect(places).toMatch(/\*Aleppo\*\n\nJob here[^*]*\*Homs\*\n\nJob there/);
    const categories = await writeDailyList(moderator, {
      ...options,
      day: "2026-10-25",
      group: "category",
    });
    expect(categories).toContain("*Law*\n\nJob there");
    const arabic = await writeDailyList(moderator, {
      ...options,
      day: "2026-10-25",
      group: "province",
      language: "ar",
    });
    expect(arabic).toContain("*حمص*");
  });

  it("is nothing on a day without jobs", async () => {
    expect(
      await writeDailyList(await makeModerator(), { ...options, day: "2020-01-01" }),
    ).toBeNull();
  });

  it("PERM-08 is for moderators alone", async () => {
    for (const actor of [await makeSeeker(), await makeCompany()]) {
      await expect(writeDailyList(actor, options)).rejects.toMatchObject({ status: 404 });
    }
  });

  it.each([
    ["day=2026-02-31&language=fr&group=size&limit=1000", { group: "province", limit: 10 }],
    ["day=2026-02-28&language=ar&group=category&limit=20", { day: "2026-02-28", limit: 20 }],
  ])("%s is read as far as it is known", (search, read) => {
    expect(readDailyOptions(new URLSearchParams(search), "en")).toMatchObject(read);
  });
});
