import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeSeeker } from "#test/people.ts";
import { countProfiles, listUsers } from "./profile-lists.server.ts";

useTestDatabase();

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

const listNames = async (search: string, page = 1) => {
  const { items } = await listUsers(admin, { search, page }, "en");
  return items.map(({ name }) => name);
};

describe("the list of users", () => {
  beforeAll(async () => {
    const place = { country: "Syria", province: "Aleppo", city: "Azaz" };
    await makeSeeker({
      firstName: "أحمد",
      lastName: "الخطيب",
      email: "ahmad@mail.example",
      ...place,
    });
    await makeSeeker({
      firstName: "Lina",
      lastName: "Barakat",
      email: "lina_b@work.example",
      phone: "+963 933 123 456",
    });
    await makeCompany({ firstName: "Lina", companyName: "Lina Foods" });
  });

  it.each([
    ["first name", "lINA", "Lina Barakat"],
    ["last name", "barak", "Lina Barakat"],
    ["both names", "barakat lina", "Lina Barakat"],
    ["e-mail", "A_B@WORK", "Lina Barakat"],
    ["phone number as kept", "+963 933", "Lina Barakat"],
    ["phone number without spaces", "963933123456", "Lina Barakat"],
    ["phone number as dialled in Syria", "0933 123 456", "Lina Barakat"],
    ["phone number in Arabic digits", "٩٣٣ ١٢٣", "Lina Barakat"],
    ["name with another alif", "احمد", "أحمد الخطيب"],
    ["city in English", "aza", "أحمد الخطيب"],
    ["city in Arabic", "إعزاز", "أحمد الخطيب"],
  ])("ADMIN-04 one box finds a user by %s", async (_, search, name) => {
    expect(await listNames(search)).toEqual([name]);
  });

  it.each(["Lina Khatib", "b@mail.example", "no such person", "%", "@", "Lina Foods"])(
    "ADMIN-04 '%s' matches no profile",
    async (search) => {
      expect(await listNames(search)).toEqual([]);
    },
  );

  it("ADMIN-05 a user has contact, city in the reader's language and the day of joining", async () => {
    const { items, total } = await listUsers(admin, { search: "ahmad@", page: 1 }, "ar");
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      email: "ahmad@mail.example",
      phone: "+963 944 000 000",
      city: "أعزاز",
      joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it("ADMIN-05 a value that a user has not stated is null, and an unknown city stays as written", async () => {
    await makeSeeker({ firstName: "Nobody", lastName: "", phone: "", city: " " });
    await makeSeeker({ firstName: "Farid", country: "Syria", province: "Homs", city: "Al-Jadida" });
    const find = async (search: string) =>
      (await listUsers(admin, { search, page: 1 }, "ar")).items[0];
    expect(await find("nobody")).toMatchObject({ name: "Nobody", phone: null, city: null });
    expect(await find("farid")).toMatchObject({ city: "Al-Jadida" });
  });
});

describe("more users than a page holds", () => {
  beforeAll(async () => {
    await db
      .insert(userProfiles)
      .values(
        Array.from({ length: 53 }, (_, place) => ({
          id: randomUUID(),
          firstName: "Paged",
          lastName: String(place).padStart(3, "0"),
          createdAt: new Date(Date.UTC(2020, 0, 1, 0, place)),
        })),
      );
  });

  it("ADMIN-03 ADMIN-12 CALL-06 every user is on one page, newest first, eighteen at a time", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listNames("paged", page)));
    expect(pages.map((names) => names.length)).toEqual([18, 18, 17]);
    const expected = Array.from(
      { length: 53 },
      (_, i) => `Paged ${String(52 - i).padStart(3, "0")}`,
    );
    expect(pages.flat()).toEqual(expected);
  });

  it("ADMIN-12 a page beyond the last shows the last", async () => {
    expect(await listUsers(admin, { search: "paged", page: 99 }, "en")).toMatchObject({
      page: 3,
      pages: 3,
      total: 53,
      items: { length: 17 },
    });
  });
});

it("CALL-06 profiles are counted by type", async () => {
  const before = await countProfiles(admin, "customer_employee");
  const companies = await countProfiles(admin, "company");
  await makeSeeker();
  expect(await countProfiles(admin, "customer_employee")).toBe(before + 1);
  expect(await countProfiles(admin, "company")).toBe(companies);
  expect(await countProfiles(admin, "admin")).toBe(1);
});

it("PERM-08 only an admin lists or counts profiles", async () => {
  for (const actor of [visitor, await makeSeeker(), await makeCompany()]) {
    const refused = { status: 404 };
    await expect(listUsers(actor, { search: "", page: 1 }, "en")).rejects.toMatchObject(refused);
    await expect(countProfiles(actor, "company")).rejects.toMatchObject(refused);
  }
});
