import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { rowsAPage } from "#app/platform/paging.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { makeAdmin } from "#test/people.ts";
import { listUsers } from "./profile-lists.server.ts";

const database = useTestDatabase();
let list: (search: string, page?: number) => ReturnType<typeof listUsers>;

/** 12,000 seekers, the newest first: every second is Rami, every third a Haddad, one a Nawras. */
beforeAll(async () => {
  await db.execute(sql`
    insert into user_profiles (first_name, last_name, email, phone, city, created_at)
    select case when n % 2 = 0 then 'Rami' else 'ليلى' end,
      case when n = 11111 then 'Nawras' when n % 3 = 0 then 'Haddad' else 'Aziz' end,
      'p' || n || '@mail.test', '+963 944 ' || lpad(n::text, 6, '0'),
      case when n % 100 = 0 then 'Aleppo' else 'Homs' end, now() - n * interval '1 minute'
    from generate_series(1, 12000) n`);
  await db.execute(sql`analyze`);
  const admin = await makeAdmin();
  list = (search, page = 1) => listUsers(admin, { search, page }, "en");
}, 60_000);

describe("growth 2: an admin's list of users", () => {
  it.each([
    ["nawras", 1, false],
    ["p11111@mail", 1, false],
    ["0944 011111", 1, false],
    ["haddad حلب", 40, false],
    ["haddad", 1000, true],
    ["rami aziz", 1000, true],
    ["test", 1000, true],
    ["zzzz", 0, false],
    ["p1", 1000, true],
    ["qq", 0, false],
    ["...", 0, false],
  ])("finds %s: %d, of more %s", async (search, total, isMore) => {
    const rows = await list(search);
    expect(rows).toMatchObject({ total, pages: Math.max(1, Math.ceil(total / rowsAPage)) });
    expect(rows.isMore ?? false).toBe(isMore);
    const joined = rows.items.map(({ joinedAt }) => joinedAt);
    expect(joined).toEqual(joined.toSorted().toReversed());
    expect(joined).toHaveLength(Math.min(rowsAPage, total));
  });

  it("has pages of the matches, and of all, to the last", async () => {
    const emails = async (search: string, page: number) =>
      (await list(search, page)).items.map(({ email }) => email);
    expect((await emails("rami", 56))[9]).toBe("p2000@mail.test");
    expect((await emails("حلب", 7))[11]).toBe("p12000@mail.test");
    expect((await emails("", 667))[11]).toBe("p12000@mail.test");
    expect((await emails("", 666))[0]).toBe("p11971@mail.test");
    expect((await emails("", 199))[0]).toBe("p3565@mail.test");
  });

  it("reads the profiles that it shows, and few texts", async () => {
    const read = (table: string, search: string, page = 1) =>
      rowsReadBy(database.url(), table, () => list(search, page));
    for (const [search, page] of [["nawras"], ["rami"], ["rami", 56], [""]] as const) {
      expect(await read("user_profiles", search, page)).toBeLessThanOrEqual(150);
    }
    expect(await read("seeker_contacts", "nawras")).toBeLessThan(10);
  });
});
