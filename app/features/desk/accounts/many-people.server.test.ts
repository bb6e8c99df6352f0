import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { findDeskCompany } from "#app/features/desk/companies/find-company.server.ts";
import { countQueue } from "#app/features/moderation/queue.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsRead, rowsReadBy, useTestDatabase } from "#test/database.ts";
import { type EmailPerson, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { insertApplications } from "#test/sent-applications.ts";
import { listDeskPeople } from "./list-people.server.ts";

const database = useTestDatabase();

const waiting = 400;
const others = 3600;
let moderator: EmailPerson;
let company: EmailPerson;

/** People of whom some are unconfirmed and have a case; as many jobs have one, each with an act, of two companies. */
beforeAll(async () => {
  company = await makeCompany();
  const other = await makeCompany();
  await insertApplications((await makeJob(company)).id, waiting + others);
  const person = await makeSeeker();
  await addModerator(person.id);
  moderator = { ...person, moderates: true };
  await db.execute(sql`insert into jobs (company_id, title, description, category, location, employment_type, experience_level)
    select case when n % 4 = 0 then ${company.id}::uuid else ${other.id}::uuid end, 'Accountant', 'Books', 'Law',
      'Aleppo', 'full-time', 'mid'
    from generate_series(2, ${waiting + others}::int) n`);
  await db.execute(sql`insert into moderation_cases (company_id, job_id, state)
    select company_id, id, case when n <= ${waiting} then 'open' else 'dismissed' end
    from (select *, row_number() over (order by id) as n from jobs order by id) numbered`);
  await db.execute(sql`insert into moderation_cases (company_id)
    select user_id from job_applications order by created_at limit ${waiting}`);
  await db.execute(sql`update auth_users set email_verified = id not in (
    select company_id from moderation_cases where job_id is null)`);
  await db.execute(sql`insert into moderation_log.acts (act, case_id, company_id)
    select 'dismiss', id, company_id from moderation_cases`);
  await db.execute(sql`vacuum analyze`);
});

describe("growth: the desk where hundreds wait", () => {
  const kinds = ["unconfirmed", "waiting"] as const;
  it.each(kinds)("lists who is %s by reading the people of one page", async (kind) => {
    const list = () => listDeskPeople(moderator, { kind, search: "", page: 1 });
    expect(await list()).toMatchObject({ total: waiting, page: 1 });
    for (const table of ["user_profiles", "auth_users", "moderation_cases"]) {
      expect(await rowsReadBy(database.url(), table, list), table).toBeLessThan(60);
    }
  });

  it("counts the queue without reading a case", async () => {
    expect(await countQueue(moderator)).toMatchObject({ all: 2 * waiting });
    const count = () => countQueue(moderator);
    expect(await rowsReadBy(database.url(), "moderation_cases", count)).toBe(0);
  });

  it("shows a company with its latest cases and acts alone", async () => {
    const read = () => findDeskCompany(moderator, company.id, "en");
    expect((await read()).cases).toHaveLength(20);
    expect(await rowsReadBy(database.url(), "moderation_cases", read)).toBeLessThan(25);
    await rowsReadBy(database.url(), "moderation_cases", async () => {
      expect(await rowsRead(db, "acts", read, "moderation_log")).toBeLessThan(60);
    });
  });
});
