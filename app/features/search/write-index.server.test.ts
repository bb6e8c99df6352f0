import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { findOwnCompany, saveOwnCompany } from "#app/features/companies/companies.server.ts";
import { companyForm } from "#app/features/companies/company-form.ts";
import { valuesOfCompany } from "#app/features/companies/company-values.ts";
import { placeIn } from "#app/features/job/job-codes.ts";
import { jobPlaces, jobs, jobTerms } from "#app/features/job/jobs.table.ts";
import { checkForm } from "#app/http/form.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeJobs } from "#test/people.ts";
import { list, titles } from "#test/search/list-jobs.ts";
import { outdatedCompanies, outdatedJobs } from "./index/counted-jobs.table.ts";
import { cleanPendingLists, indexOutdatedJobs, keepIndexing } from "./write-index.server.ts";

useTestDatabase();

/** The columns of a job and its company, and the search rows that they become; `code` is without the place. */
type Line = {
  job: Record<string, string | null>;
  company: Record<string, string | null>;
  rows: { title: string; company: string; code: string; terms: string[] };
};

/** Jobs with odd places, pays, times and texts, and some of the demo's. */
const lines = readFileSync("test/search/indexed-jobs.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line): Line => JSON.parse(line));

const usual = {
  title: "Accountant",
  description: "Keep the daily books.",
  category: "Accounting & Finance",
  location: "Aleppo, Aleppo, Syria",
  place_id: "syria/aleppo/aleppo",
  pay_period: "month",
  employment_type: "full-time",
  experience_level: "mid",
  created_at: "2026-03-01T08:30:59.999999Z",
};

/** As plain SQL writes it: triggers alone see it. */
async function insertBySql(columns: Record<string, string | null>): Promise<void> {
  const names = sql.raw(Object.keys(columns).join(", "));
  await db.execute(sql`
    insert into jobs (${names})
    select ${names} from jsonb_populate_record(null::jobs, ${JSON.stringify(columns)}::jsonb)`);
}

async function countOf(table: string, where: string): Promise<number> {
  const [row] = await db.execute<{ jobs: number }>(
    sql`select coalesce(sum(jobs), 0)::int as jobs from ${sql.raw(table)} where ${sql.raw(where)}`,
  );
  return row?.jobs ?? 0;
}

describe("a job's search rows", () => {
  it("are those of a known list of jobs, with any places, pays and texts", async () => {
    for (const [at, { job, company }] of lines.entries()) {
      const id = `00000000-0000-4000-8000-${String(at + 1).padStart(12, "0")}`;
      const { company_name, company_size, industry, first_name, last_name } = company;
      await db.execute(sql`
        insert into user_profiles (id, user_type, company_name, company_size, industry, first_name, last_name)
        values (${id}, 'company', ${company_name}, ${company_size ?? null}, ${industry ?? null},
          ${first_name ?? ""}, ${last_name ?? ""})`);
      await insertBySql({ ...usual, ...job, id, company_id: id });
    }
    expect(await db.$count(outdatedJobs)).toBe(lines.length);
    await indexOutdatedJobs();
    const places = new Map((await db.select().from(jobPlaces)).map(({ no, place }) => [place, no]));
    const stored = await db.execute<Line["rows"] & { bytes: Uint8Array; place: string }>(sql`
      select job_search.title, company, code as bytes, tsvector_to_array(terms) as terms,
        place_key(place_id, location) as place
      from job_search join job_terms using (job_id) join jobs on jobs.id = job_id order by job_id`);
    expect(stored.length).toBe(lines.length);
    for (const [at, { bytes, place, ...rows }] of [...stored].entries()) {
      expect(placeIn(Buffer.from(bytes).readInt32BE(0))).toBe(places.get(place));
      const { code, ...expected } = lines[at]?.rows ?? {};
      expect(rows).toEqual(expected);
      expect(withoutPlace(bytes)).toBe(code);
    }
  });

  function withoutPlace(bytes: Uint8Array): string {
    const code = Buffer.from(bytes);
    code.writeInt32BE(code.readInt32BE(0) & (2 ** 18 - 1), 0);
    return code.toString("hex");
  }
});

describe("jobs that plain SQL writes", () => {
  let company: Person;
  beforeEach(async () => {
    await db.delete(jobs);
    company = await makeCompany({ companyName: "Jasmine Looms" });
  });

  it("are counted at once, and found when the background work has indexed them", async () => {
    await insertBySql({ ...usual, title: "Glass blower", company_id: company.id });
    expect(await countOf("job_titles", "title_key = 'glass blower'")).toBe(1);
    expect(await titles("keyword=blower")).toEqual([]);
    await indexOutdatedJobs();
    expect(await titles("keyword=blower")).toEqual(["Glass blower"]);
    await db.execute(sql`update jobs set title = 'Potter' where company_id = ${company.id}`);
    await indexOutdatedJobs();
    expect([await titles("keyword=blower"), await titles("keyword=potter")]).toEqual([
      [],
      ["Potter"],
    ]);
    expect(await countOf("job_titles", "title_key in ('glass blower', 'potter')")).toBe(1);
  });

  it("are found by their benefits, also by changed ones", async () => {
    await insertBySql({ ...usual, company_id: company.id, benefits: '["Lunch"]' });
    await insertBySql({ ...usual, title: "Transport coordinator", company_id: company.id });
    await indexOutdatedJobs();
    expect(await titles("keyword=free meals")).toEqual(["Accountant"]);
    await db.execute(
      sql`update jobs set benefits = '["Transport both ways"]' where title = 'Accountant'`,
    );
    await indexOutdatedJobs();
    expect(await titles("keyword=jobs with transport")).toEqual(["Accountant"]);
  });

  it("are indexed within a second or so of the background work", async () => {
    const end = new AbortController();
    const indexing = keepIndexing(end.signal);
    await insertBySql({ ...usual, title: "Glass blower", company_id: company.id });
    await expect
      .poll(() => titles("keyword=blower"), { timeout: 20_000 })
      .toEqual(["Glass blower"]);
    end.abort();
    await indexing;
  });

  it("change cached pages once they are indexed, and a look without any changes none", async () => {
    const changes = async () => {
      const [row] = await db.execute<{ counted: number; pages: number }>(sql`
        select (select coalesce(sum(changes), 0)::int from page_changes) as counted,
          (select count(*)::int from changed_pages join company_slugs on page = md5('/companies/' || slug)
            where company_id = ${company.id}) as pages`);
      return row ?? { counted: 0, pages: 0 };
    };
    await insertBySql({ ...usual, company_id: company.id });
    const before = await changes();
    await indexOutdatedJobs();
    const after = await changes();
    expect(after).toEqual({ counted: before.counted + 1, pages: before.pages + 1 });
    await indexOutdatedJobs();
    expect(await changes()).toEqual(after);
  });

  it("that cannot be indexed hold up no others", async () => {
    await insertBySql({ ...usual, company_id: company.id, currency: "USD", salary_min: "1e400" });
    await insertBySql({ ...usual, title: "Glass blower", company_id: company.id });
    await indexOutdatedJobs();
    expect(await titles("")).toEqual(["Glass blower"]);
    expect(await db.$count(outdatedJobs)).toBe(0);
  });

  it("that end are found no more at once", async () => {
    for (const end of [
      sql`update jobs set status = 'closed' where company_id = ${company.id}`,
      sql`delete from jobs where company_id = ${company.id}`,
    ]) {
      await makeJob(company, { title: "Glass blower" });
      expect(await titles("keyword=blower")).toEqual(["Glass blower"]);
      await db.execute(end);
      expect(await titles("keyword=blower")).toEqual([]);
    }
    expect(await countOf("job_titles", "title_key = 'glass blower'")).toBe(0);
  });

  it("are each indexed once where several processes do so, and one that is being written later", async () => {
    await db.execute(sql`
      insert into jobs (company_id, title, description, category, location, employment_type, experience_level)
      select ${company.id}, 'Weaver ' || n, '', 'Law', '', 'contract', 'mid' from generate_series(1, 250) n`);
    const [one] = await db.select({ id: jobs.id }).from(jobs).limit(1);
    await db.transaction(async (tx) => {
      await tx
        .select()
        .from(jobs)
        .where(eq(jobs.id, one?.id ?? ""))
        .for("update");
      await Promise.all([indexOutdatedJobs(), indexOutdatedJobs(), indexOutdatedJobs()]);
      expect((await list("keyword=weaver")).total).toBe(249);
    });
    await indexOutdatedJobs();
    expect((await list("keyword=weaver")).total).toBe(250);
    expect(await db.$count(outdatedJobs)).toBe(0);
  });
});

it("a transaction that writes more than five hundred jobs leaves the rest to the background work", async () => {
  const { id } = await makeCompany();
  await makeJobs({ id }, Array(510).fill({}));
  const rest = await db.$count(outdatedJobs);
  expect([rest, await db.$count(jobTerms)]).toEqual([10, (await db.$count(jobs)) - 10]);
  await indexOutdatedJobs();
  expect(await db.$count(jobTerms)).toBe(await db.$count(jobs));
});

describe("a company that is renamed", () => {
  const many = 230;
  let company: Person;
  beforeEach(async () => {
    await db.delete(jobs);
    company = await makeCompany({ companyName: "Jasmine Looms" });
    const createdAt = new Date(Date.now() + 60_000);
    const closed = { title: "Night weaver", status: "closed" as const, createdAt };
    await makeJobs(company, [...Array(many).fill({ title: "Weaver" }), closed]);
  });

  const countMatches = async (keyword: string) => (await list(`keyword=${keyword}`)).total;

  async function rename(companyName: string): Promise<void> {
    const stored = await findOwnCompany(company);
    if (!stored) throw new Error("The company was not found.");
    const checked = checkForm(companyForm, { ...valuesOfCompany(stored), companyName });
    if (checked.errors) throw new Error(JSON.stringify(checked.errors));
    await saveOwnCompany(company, checked.values);
  }

  it("shows its new name at once, and is found by it when its jobs are indexed", async () => {
    const other = await makeCompany({ companyName: "Jasmine Baths" });
    await makeJob(other, { title: "Bath keeper" });
    expect(await countMatches("jasmine")).toBe(many + 1);
    await rename("Orchid Mills");
    const { cards } = await list("keyword=weaver");
    expect(new Set(cards.map((card) => card.company))).toEqual(new Set(["Orchid Mills"]));
    await indexOutdatedJobs();
    expect([
      await countMatches("orchid"),
      await countMatches("looms"),
      await countMatches("jasmine"),
    ]).toEqual([many, 0, 1]);
    const rows = await db.execute<{ company: string }>(sql`
      select distinct job_search.company from job_search join jobs on jobs.id = job_id
      where company_id = ${company.id}`);
    expect([...rows]).toEqual([{ company: "orchid mills" }]);
    expect(await db.$count(outdatedCompanies)).toBe(0);
  });

  it("is found by the last of two names, with several processes at it", async () => {
    await rename("Orchid Mills");
    await Promise.all([indexOutdatedJobs(), rename("Tulip Threads"), indexOutdatedJobs()]);
    await indexOutdatedJobs();
    expect([
      await countMatches("tulip"),
      await countMatches("orchid"),
      await countMatches("looms"),
    ]).toEqual([many, 0, 0]);
  });

  it("leaves nothing behind where it is deleted meanwhile", async () => {
    await rename("Orchid Mills");
    await db.delete(userProfiles).where(eq(userProfiles.id, company.id));
    await indexOutdatedJobs();
    const isIts = eq(outdatedCompanies.companyId, company.id);
    expect(await db.$count(outdatedCompanies, isIts)).toBe(0);
  });
});

it("moves written rows from the pending lists of indexes, where searches still find them", async () => {
  await makeJob(await makeCompany(), { title: "Glass blower" });
  expect(await cleanPendingLists()).toBeGreaterThan(0);
  expect(await cleanPendingLists()).toBe(0);
  expect(await titles("keyword=blower")).toContain("Glass blower");
});
