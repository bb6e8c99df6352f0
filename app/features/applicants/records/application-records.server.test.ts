import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { insertApplications } from "#test/sent-applications.ts";
import { listApplicationRecords } from "./application-records.server.ts";
import type { ApplicationsPart } from "./pick.server.ts";

const database = useTestDatabase();

const each = 3000;
let company: Person;
let jobId: string;

beforeAll(async () => {
  company = await makeCompany();
  for (const to of [company, company, await makeCompany()]) {
    const job = await makeJob(to);
    if (to === company) jobId = job.id;
    await insertApplications(job.id, each);
  }
  await db.execute(sql`update job_applications set status = 'hired' where id in (
    select id from job_applications where job_id = ${jobId} order by created_at, id limit 5)`);
  await db.execute(sql`vacuum analyze`);
});

describe("growth: applications of a company with thousands, as its systems read them", () => {
  const list = (part: Partial<ApplicationsPart>) =>
    listApplicationRecords(company, { limit: 20, ...part });
  const readOf = (table: string, part: Partial<ApplicationsPart>) =>
    rowsReadBy(database.url(), table, () => list(part));

  it.each(["of all jobs", "of one job"])(
    "a part %s reads its own rows, wherever it begins",
    async (which) => {
      const job = which === "of one job" ? jobId : undefined;
      const first = await list({ job, limit: 100 });
      expect(first.records).toHaveLength(100);
      const after = first.next ?? undefined;
      for (const part of [{ job }, { job, after }, { job, since: "1980-01-01T00:00:00Z" }]) {
        expect(await readOf("job_applications", part)).toBeLessThan(100);
        expect(await readOf("company_applications", part)).toBeLessThan(100);
        expect(await readOf("user_profiles", part)).toBeLessThan(100);
      }
    },
  );

  it("looks at two thousand at most for a rare stage, and goes on from there", async () => {
    const part = { stage: "hired", job: jobId } as const;
    expect(await readOf("job_applications", part)).toBeLessThan(4200);
    expect(await readOf("user_profiles", part)).toBeLessThan(20);
    const first = await list(part);
    expect(first.records).toEqual([]);
    const rest = await list({ ...part, after: first.next ?? undefined });
    expect([rest.records.length, rest.next]).toEqual([5, null]);
    expect(await readOf("company_applications", { stage: "hired" })).toBeLessThan(2100);
  });
});
