import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import {
  blockAccount,
  unblockAccount,
} from "#app/features/accounts/operator/operate-accounts.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { totalOf } from "#app/platform/database/row-totals/row-totals.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useOtherConnections } from "#test/other-connections.ts";
import { makeCompany, makeJob, makeJobs, makeSeeker } from "#test/people.ts";
import { jobs } from "./jobs.table.ts";

const database = useTestDatabase();
const another = useOtherConnections(database);

const active = sql`from jobs where status = 'active'`;
const place = sql`place_key(place_id, location)`;

/** The stored counts, and the same by counting all active jobs. */
const counts = {
  companies: [
    sql`select company_id::text as key, jobs from company_jobs where jobs <> 0`,
    sql`select company_id::text as key, count(*)::int as jobs ${active} group by company_id`,
  ],
  places: [
    sql`select place as key, jobs from place_jobs where jobs <> 0`,
    sql`select ${place} as key, count(*)::int as jobs ${active} group by 1`,
  ],
  categories: [
    sql`select category || place as key, jobs from category_jobs where jobs <> 0`,
    sql`select category || ${place} as key, count(*)::int as jobs ${active} group by 1`,
  ],
  "companies of categories": [
    sql`select category || company_id as key, jobs from category_companies where jobs <> 0`,
    sql`select category || company_id as key, count(*)::int as jobs ${active} group by 1`,
  ],
  "companies of places": [
    sql`select place || company_id as key, jobs from place_companies where jobs <> 0`,
    sql`with counted as (select ${place} as place, company_id ${active})
      select place || company_id as key, count(*)::int as jobs from (
        select * from counted union all
        select split_part(place, '/', 1), company_id from counted where place ~ '^[^~]+/'
      ) each group by 1`,
  ],
  rows: [
    sql`select kind || country || province as key, sum(rows)::int as jobs from row_totals
      group by 1 having sum(rows) <> 0`,
    sql`select user_type || coalesce(country, '') || coalesce(province, '') as key, count(*)::int as jobs
      from user_profiles group by 1 union all select 'jobs', count(*) from jobs having count(*) > 0`,
  ],
};

async function expectRight() {
  for (const [what, [held, counted]] of Object.entries(counts)) {
    const read = async (query = sql``) =>
      [...(await db.execute<{ key: string; jobs: number }>(query))]
        .map(({ key, jobs }) => `${key} ${jobs}`)
        .sort();
    expect(await read(held), what).toEqual(await read(counted));
  }
}

describe("growth 9: the counts that are kept", () => {
  it("equal those of the active jobs and of the profiles after any change", async () => {
    const [one, two] = [await makeCompany(), await makeCompany()];
    const seeker = await makeSeeker({ country: "Syria", province: "Homs" });
    const [first, second] = await makeJobs(one, [
      { category: "Law" },
      { placeId: null, location: "Somewhere, سوريا" },
      { placeId: null, location: "Aleppo, Syria", status: "draft" },
    ]);
    const third = await makeJob(two, { category: "Law", placeId: "syria/homs/homs" });
    await expectRight();
    const change = async (id: string | undefined, values: Partial<typeof jobs.$inferInsert>) => {
      await db
        .update(jobs)
        .set(values)
        .where(eq(jobs.id, id ?? ""));
      await expectRight();
    };
    await change(first?.id, { category: "Design" });
    await change(first?.id, { placeId: "syria/hama", companyId: two.id });
    await change(second?.id, { status: "closed" });
    await change(second?.id, { location: "Elsewhere" });
    await change(second?.id, { status: "active", category: "Education" });
    await blockAccount(two.id);
    await expectRight();
    await unblockAccount(two.id);
    await expectRight();
    await db.delete(jobs).where(eq(jobs.id, third.id));
    await expectRight();
    await db.update(userProfiles).set({ province: "Hama" }).where(eq(userProfiles.id, seeker.id));
    await expectRight();
    await db.delete(userProfiles).where(eq(userProfiles.id, two.id));
    await db.delete(userProfiles).where(eq(userProfiles.id, seeker.id));
    await expectRight();
  });

  it("of rows do not make one registration wait for another", async () => {
    const before = await totalOf("customer_employee");
    const [open, dropped] = [another(), another()];
    const insert = `insert into user_profiles (id) values (gen_random_uuid())`;
    await open.unsafe(`begin; ${insert}`);
    await dropped.unsafe(`begin; ${insert}`);
    await makeSeeker();
    expect(await totalOf("customer_employee")).toBe(before + 1);
    await open.unsafe("commit");
    await dropped.unsafe("rollback");
    expect(await totalOf("customer_employee")).toBe(before + 2);
    await expectRight();
  });
});
