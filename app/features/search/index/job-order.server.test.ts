import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { daysAgo, list } from "#test/search/list-jobs.ts";

useTestDatabase();

describe("order and parts", () => {
  it("JOBS-06 sorts by newest, oldest, title and company", async () => {
    const make = async (title: string, companyName: string, age: number) =>
      makeJob(await makeCompany({ companyName: `Sorted ${companyName}` }), {
        title,
        createdAt: daysAgo(age),
      });
    await make("banker", "C", 3);
    await make("Actor", "B", 1);
    await make("إداري", "أ", 2);
    await make("بائع", "a", 4);
    const of = async (sort: string) =>
      (await list(`company=Sorted&sort=${sort}`)).cards.map(({ title }) => title);
    expect(await of("newest")).toEqual(["Actor", "إداري", "banker", "بائع"]);
    expect(await of("oldest")).toEqual(["بائع", "banker", "إداري", "Actor"]);
    expect(await of("title")).toEqual(["Actor", "banker", "إداري", "بائع"]);
    expect(await of("company")).toEqual(["بائع", "Actor", "banker", "إداري"]);
  });

  it("JOBS-06 the best match has the whole words in its title, newest first among equals", async () => {
    const company = await makeCompany({ companyName: "Ranked" });
    const make = (title: string, age: number, description = "") =>
      makeJob(company, { title, description, createdAt: daysAgo(age) });
    await make("Manager", 1, "Works with the site nurse");
    await make("Nursery Teacher", 2);
    await make("Nurse", 5);
    await make("Night Nurse", 3);
    const of = async (address: string) =>
      (await list(`company=Ranked&${address}`)).cards.map(({ title }) => title);
    expect(await of("keyword=nurse")).toEqual(["Night Nurse", "Nurse", "Manager"]);
    expect(await of("keyword=nurse aleppo")).toEqual(["Night Nurse", "Nurse", "Manager"]);
    expect((await of("keyword=nurse&sort=newest"))[0]).toBe("Manager");
  });

  it.each(["newest", "oldest", "title", "company", "best"])(
    "JOBS-09 parts by %s come without repeats or gaps, also when jobs are posted in between",
    async (sort) => {
      const company = await makeCompany({ companyName: `Parts ${sort}` });
      const postedAt = daysAgo(1);
      for (let i = 0; i < 30; i++) {
        // Some of one moment, so that only the id tells them apart.
        const createdAt = i < 15 ? postedAt : daysAgo(i);
        await makeJob(company, { title: `Parts ${i % 7}`, createdAt });
      }
      await db.execute(
        sql`update jobs set created_at = created_at + interval '1 microsecond' where company_id = ${company.id} and title = 'Parts 3'`,
      );
      const address = `company=${company.id}&keyword=parts&sort=${sort}`;
      const whole = (await list(address, { limit: 100 })).cards.map(({ id }) => id);
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const { cards, next, total } = await list(address, { after });
        expect(total).toBeGreaterThanOrEqual(30);
        seen.push(...cards.map(({ id }) => id));
        after = next ?? undefined;
        if (seen.length === 12 && sort === "newest") await makeJob(company, { title: "Parts new" });
      } while (after);
      expect(seen).toEqual(whole);
    },
  );

  it("JOBS-09 the last part has nothing after it", async () => {
    const company = await makeCompany({ companyName: "Exact" });
    for (let i = 0; i < 12; i++) await makeJob(company, { title: String(i) });
    expect((await list(`company=${company.id}`)).next).toBeNull();
    await makeJob(company, { title: "13" });
    expect((await list(`company=${company.id}`)).next).not.toBeNull();
  });

  it.each([
    "",
    "x",
    "null",
    "é\0",
    "a".repeat(300),
    ...[
      [],
      ["newest"],
      ["newest", "2026-01-01T00:00:00.000000Z", "no-id"],
      ["newest", "2026-02-31T00:00:00.000000Z", "00000000-0000-0000-0000-000000000000"],
      ["newest", "now", "00000000-0000-0000-0000-000000000000"],
      ["oldest", "2026-01-01T00:00:00.000000Z", "00000000-0000-0000-0000-000000000000"],
      ["newest", "first", "2026-01-01T00:00:00.000000Z", "00000000-0000-0000-0000-000000000000"],
      ["title", "2026-01-01T00:00:00.000000Z", "00000000-0000-0000-0000-000000000000"],
    ].map((cursor) => cursor.join("_")),
  ])("refuses the cursor %j", async (after) => {
    expect(await listJobs({}, "en", { after })).toEqual({ refused: "search.badCursor" });
  });

  it("refuses a title in a cursor that no job can have", async () => {
    const after = "title_a\0_2026-01-01T00:00:00.000000Z_00000000-0000-0000-0000-000000000000";
    expect(await listJobs({ sort: "title" }, "en", { after })).toEqual({
      refused: "search.badCursor",
    });
  });
});
