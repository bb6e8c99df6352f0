import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { findPipeline } from "#app/features/applicants/pipeline.server.ts";
import { loadDashboard } from "#app/features/company-dashboard/dashboard.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJobs, makeSeeker } from "#test/people.ts";
import { listCompanyApplications } from "./application-lists.server.ts";
import { jobApplications } from "./applications.table.ts";

const database = useTestDatabase();

let company: Person;
let other: Person;

/** 1,500 applications to three jobs of a company, cleared, a minute apart. */
beforeAll(async () => {
  [company, other] = [await makeCompany(), await makeCompany()];
  await db.execute(sql`insert into user_profiles (first_name, last_name)
    select 'Rima', case when n % 5 = 0 then 'Haddad' else 'Aziz' end from generate_series(1, 1500) n`);
  await makeJobs(company, [{}, {}, {}]);
  await db.execute(sql`
    insert into job_applications (job_id, user_id, resume_url, created_at, cleared_at)
    select (array(select id from jobs))[1 + n % 3], id, '', now() - n * interval '1 minute', now()
    from (select id, row_number() over () as n from user_profiles where first_name = 'Rima') seeker`);
  await db.execute(sql`analyze`);
});

const newest = (skip: number) =>
  db.execute<{ id: string }>(
    sql`select id from job_applications order by created_at desc, id desc limit 20 offset ${skip}`,
  );

describe("growth 3: a company's applications across its jobs", () => {
  it("are counted to a thousand, in a search to nine pages ahead, newest first", async () => {
    for (const page of [1, 50]) {
      const list = await listCompanyApplications(company, page);
      expect(list).toMatchObject({ total: 1000, isMore: true, pages: 50, page });
      const ids = list.items.map(({ id }) => id);
      expect(ids).toEqual((await newest((page - 1) * 20)).map(({ id }) => id));
    }
    const search = (page: number) =>
      listCompanyApplications(company, page, { job: null, search: "haddad" });
    expect(await search(1)).toMatchObject({ total: 200, isMore: true, pages: 10 });
    expect(await search(5)).toMatchObject({ total: 280, isMore: true, pages: 14 });
    const last = await search(15);
    expect(last).toMatchObject({ total: 300, pages: 15, page: 15 });
    expect(last.isMore).toBeUndefined();
    const oldest = await db.execute<{ id: string }>(sql`
      select a.id from job_applications a join user_profiles p on p.id = user_id
      where last_name = 'Haddad' order by a.created_at desc, a.id desc limit 20 offset 280`);
    expect(last.items.map(({ id }) => id)).toEqual(oldest.map(({ id }) => id));
    expect(
      await loadDashboard(company, { tab: "jobs", page: 1, filter: "all" }, "en"),
    ).toMatchObject({ totals: { applications: { total: 1000, isMore: true } } });
    expect(await listCompanyApplications(other)).toMatchObject({ total: 0, items: [] });
  });

  it("cost the rows that are shown", async () => {
    const shown = (page: number) => () => listCompanyApplications(company, page);
    for (const page of [1, 50]) {
      expect(await rowsReadBy(database.url(), "job_applications", shown(page))).toBeLessThan(50);
      expect(await rowsReadBy(database.url(), "user_profiles", shown(page))).toBeLessThan(50);
    }
    const tab = () => loadDashboard(company, { tab: "jobs", page: 1, filter: "all" }, "en");
    expect(await rowsReadBy(database.url(), "user_profiles", tab)).toBeLessThan(10);
  });

  it("go with their job to another company, and to their time when they are sent again", async () => {
    const [job] = await db.select({ id: jobs.id }).from(jobs).limit(1);
    await db
      .update(jobs)
      .set({ companyId: other.id })
      .where(eq(jobs.id, job?.id ?? ""));
    expect(await listCompanyApplications(other)).toMatchObject({ total: 500 });
    const last = await listCompanyApplications(other, 25);
    const id = last.items[19]?.id ?? "";
    await db
      .update(jobApplications)
      .set({ createdAt: new Date() })
      .where(eq(jobApplications.id, id));
    expect((await listCompanyApplications(other)).items[0]?.id).toBe(id);
    await db.delete(jobApplications).where(eq(jobApplications.id, id));
    expect(await listCompanyApplications(other)).toMatchObject({ total: 499 });
    expect((await listCompanyApplications(other)).items[0]?.id).not.toBe(id);
  });
});

it("growth 15: the place of one applicant is counted without the others' profiles", async () => {
  await makeSeeker();
  const [job] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, company.id));
  const list = () =>
    findPipeline(company, job?.id ?? "", readApplicantFilter(new URLSearchParams()));
  expect((await list())?.list.total).toBe(500);
  expect(await rowsReadBy(database.url(), "user_profiles", list)).toBeLessThan(50);
});
