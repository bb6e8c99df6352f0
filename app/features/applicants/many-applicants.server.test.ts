import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { companyLabels } from "#app/features/applications/marks/marks.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { insertApplications } from "#test/sent-applications.ts";
import { findApplicant } from "./applicant.server.ts";
import { readApplicantFilter } from "./applicant-filter.ts";
import { findPipeline } from "./pipeline.server.ts";

const database = useTestDatabase();

const applicants = 2000;
const label = "0196f0a4-0000-7000-8000-000000000000";
let company: Person;
let jobId: string;

/** Every tenth is from Homs, every fourth can begin in a month; others live on the board too. */
beforeAll(async () => {
  company = await makeCompany();
  jobId = (await makeJob(company)).id;
  await insertApplications(jobId, applicants);
  await db.execute(sql`insert into user_profiles (first_name, province, availability)
    select 'Else', (array['Homs', 'Aleppo'])[1 + n % 2], 'month' from generate_series(1, 4000) n`);
  await db.execute(sql`update user_profiles set desired_position = 'Nurse n' || n,
      province = case when n % 10 = 0 then 'Homs' else 'Aleppo' end,
      availability = case when n % 4 = 0 then 'month' else 'immediate' end
    from (select user_id, row_number() over (order by created_at) as n from job_applications) sent
    where id = user_id`);
  // Every fifth is rated well, every fifth badly; every twentieth has a label.
  await db.execute(sql`update job_applications set rating_count = 1,
      mean_rating = case n % 5 when 0 then 450 when 1 then 150 end
    from (select id as sent, row_number() over (order by created_at) as n from job_applications) numbered
    where id = sent`);
  await db.insert(companyLabels).values({ id: label, companyId: company.id, name: "Day" });
  await db.execute(sql`insert into application_labels (application_id, label_id, job_id)
    select id, ${label}, job_id from (
      select *, row_number() over (order by created_at) as n from job_applications) numbered
    where n % 20 = 0`);
  await db.execute(sql`vacuum analyze`);
});

describe("growth: a page of a job with very many applicants", () => {
  const page = (query: string, at = 1) =>
    findPipeline(company, jobId, readApplicantFilter(new URLSearchParams(query)), at);

  it.each([
    ["", applicants, 80],
    ["sort=experience", applicants, 80],
    ["sort=oldest&stage=new", applicants, 80],
    ["sort=rating", applicants, 80],
    ["rating=4&sort=rating", 400, 16],
    [`label=${label}`, 100, 4],
    ["place=syria/homs", 200, 8],
    ["availability=month", 500, 20],
    ["place=syria/homs&availability=month", 100, 4],
  ])("?%s reads no profile besides those that it finds", async (query, total, pages) => {
    expect((await page(query, pages))?.list).toMatchObject({ total, pages, page: pages });
    const read = await rowsReadBy(database.url(), "user_profiles", () => page(query, pages));
    expect(read).toBeLessThan(60 + (total < applicants ? 700 : 0));
  });

  it.each([
    ["search=nurse", 199],
    ["availability=month", 74],
    ["place=syria/homs&stage=new", 29],
    ["availability=month&sort=oldest", 74],
  ])(
    "?%s looks at the first three hundred applications at most for its first page",
    async (query, least) => {
      const first = await page(query);
      expect(first?.list).toMatchObject({ page: 1, isMore: true });
      expect(first?.list.items).toHaveLength(25);
      expect(first?.isMore).toBe(true);
      expect(first?.list.total).toBeGreaterThan(least);
      for (const table of ["user_profiles", "profile_search", "company_applications"]) {
        const read = await rowsReadBy(database.url(), table, () => page(query));
        expect(read, table).toBeLessThan(1000);
      }
    },
  );

  it.each(["", "&sort=oldest"])("shows each match once, page by page: %s", async (sort) => {
    const query = `availability=month${sort}`;
    const shown: string[] = [];
    for (let at = 1; at <= 20; at++) {
      const list = (await page(query, at))?.list;
      expect(list).toMatchObject({ page: at });
      shown.push(...(list?.items ?? []).map(({ id }) => id));
    }
    const order = sql.raw(sort ? "asc" : "desc");
    const rows = await db.execute<{ id: string }>(sql`
      select a.id from job_applications a join user_profiles p on p.id = a.user_id
      where availability = 'month' order by a.created_at ${order}, a.id ${order}`);
    expect(shown).toEqual(rows.map(({ id }) => id));
    const [, second, third] = shown;
    const filter = readApplicantFilter(new URLSearchParams(query));
    const applicant = await findApplicant(company, jobId, second ?? "", filter);
    expect(applicant?.neighbours).toMatchObject({
      position: 2,
      previous: shown[0],
      next: third,
      isMore: true,
    });
  });

  it("orders by rating and narrows by label without a look at the other applications", async () => {
    for (const query of ["sort=rating", "rating=4", `label=${label}`]) {
      const read = await rowsReadBy(database.url(), "job_applications", () => page(query));
      expect(read, query).toBeLessThan(200);
    }
  });

  it("reads the texts that hold a part for a search", async () => {
    expect((await page("search=nurse", 80))?.list).toMatchObject({ total: applicants, page: 80 });
    expect((await page("search=e n1999"))?.list).toMatchObject({ total: 1 });
    const search = () => page("search=n1999");
    expect((await search())?.list).toMatchObject({ total: 1 });
    expect(await rowsReadBy(database.url(), "profile_search", search)).toBeLessThan(10);
    expect(await rowsReadBy(database.url(), "company_applications", search)).toBeLessThan(10);
    expect(await rowsReadBy(database.url(), "user_profiles", search)).toBeLessThan(10);
  });

  it("reads each profile once for the first pages of the fit, and those of a page for each", async () => {
    const shown: string[] = [];
    const readThree = async () => {
      for (const at of [1, 2, 3]) {
        shown.push(...((await page("sort=fit", at))?.list.items ?? []).map(({ id }) => id));
      }
    };
    const read = await rowsReadBy(database.url(), "user_profiles", readThree);
    expect(new Set(shown).size).toBe(75);
    expect(read).toBeLessThan(applicants + 3 * 60);
  });
});
