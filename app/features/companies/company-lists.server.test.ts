import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeSeeker } from "#test/people.ts";
import { listAllCompanies } from "./company-lists.server.ts";

useTestDatabase();

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
  await makeCompany({
    companyName: "مطابع الشام",
    email: "press@sham.example",
    phone: "+963 11 555 0101",
    country: "Syria",
    province: "Hama",
    city: "Salamiyah",
    companyWebsite: "https://www.sham-print.example/about",
    companyDescription: `  Books\n\nand papers. ${"More of it. ".repeat(60)}`,
    companySize: "11-50",
  });
  await makeCompany({ companyName: " ", firstName: "Huda", lastName: "Nasser", phone: "" });
  await makeSeeker({ firstName: "Sham", lastName: "Seeker" });
});

const list = (search: string, page = 1) => listAllCompanies(admin, { search, page }, "ar");
const listNames = async (search: string) => (await list(search)).items.map(({ name }) => name);

describe("the list of companies", () => {
  it.each([
    ["name", "الشَّام"],
    ["e-mail", "PRESS@sham"],
    ["phone number", "5550101"],
    ["city in English", "salamiyah"],
    ["city in Arabic", "سلمية"],
    ["website", "sham-print.example/about"],
  ])("ADMIN-06 a company is found by its %s", async (_, search) => {
    expect(await listNames(search)).toEqual(["مطابع الشام"]);
  });

  it("ADMIN-06 a word that is only in the description or a seeker's profile finds nothing", async () => {
    expect(await listNames("papers")).toEqual([]);
    expect(await listNames("Sham Seeker")).toEqual([]);
  });

  it("ADMIN-07 a company without a name goes by its person's, and is found by it", async () => {
    expect((await list("huda nasser")).items).toMatchObject([
      {
        name: "Huda Nasser",
        size: null,
        website: null,
        description: null,
        city: null,
        phone: null,
      },
    ]);
  });

  it("ADMIN-07 a company has size, contact, city, website, description and day of joining", async () => {
    const [company] = (await list("press@")).items;
    expect(company).toMatchObject({
      email: "press@sham.example",
      phone: "+963 11 555 0101",
      city: "السلمية",
      size: "11-50",
      website: "https://www.sham-print.example/about",
      description: expect.stringMatching(/^Books and papers\. More of it\. /),
      joinedAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(company?.description?.length).toBeLessThanOrEqual(240);
  });

  it("ADMIN-12 every company is on one page, newest first, eighteen at a time", async () => {
    await db
      .insert(userProfiles)
      .values(
        Array.from({ length: 36 }, (_, place) => ({
          id: randomUUID(),
          userType: "company",
          companyName: `Paged ${place}`,
          createdAt: new Date(Date.UTC(2020, 0, 1, 0, place)),
        })),
      );
    const first = await list("paged");
    const second = await list("paged", 2);
    expect(first).toMatchObject({ total: 36, pages: 2, items: { length: 18 } });
    const names = [...first.items, ...second.items].map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 36 }, (_, place) => `Paged ${35 - place}`));
  });

  it("ADMIN-12 a frequent name counts and lists the newest thousand", async () => {
    await db
      .insert(userProfiles)
      .values(
        Array.from({ length: 1002 }, (_, place) => ({
          id: randomUUID(),
          userType: "company",
          companyName: `Frequent ${place}`,
          createdAt: new Date(Date.UTC(2021, 0, 1, 0, place)),
        })),
      );
    const last = await list("frequent", 99);
    expect(last).toMatchObject({ total: 1000, isMore: true, page: 56, pages: 56 });
    expect(last.items.at(-1)?.name).toBe("Frequent 2");
    expect((await list("frequent")).items[0]?.name).toBe("Frequent 1001");
    expect((await list("frequent 100")).total).toBe(3);
  });

  it("PERM-08 only an admin gets it", async () => {
    for (const actor of [visitor, await makeSeeker(), await makeCompany()]) {
      const listing = listAllCompanies(actor, { search: "", page: 1 }, "en");
      await expect(listing).rejects.toMatchObject({ status: 404 });
    }
  });
});
