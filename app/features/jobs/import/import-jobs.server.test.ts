import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { outdatedJobs } from "#app/features/search/index/counted-jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { titles } from "#test/search/list-jobs.ts";
import { importJobs } from "./import-jobs.server.ts";
import { type ImportedJob, readImportLine } from "./import-line.ts";

useTestDatabase();

const texts = [
  ["مُحاسِب أوّل للمهندسين", "ومحاسب بخبرة كمدير، والمهندسات والمدرسات في مدرسة ومكتبة وبيانات."],
  [
    "Senior C#/.NET & Node.js engineers",
    "Classes, boxes, series; secretaries' business analysis. 10+ ٢٤",
  ],
  ["سائق/ة شاحنة (دوام ليلي)", "للعمل فوراً. وللمدنيين، بالمحاسبة كالمعتاد فالمدنيون ولل والم"],
  ["x", ""],
  [
    `${"طويل".repeat(30)} محاسبx1 المحاسب2`,
    `${"a".repeat(61)} word ${"é".repeat(60)} 😀 ‮bidi ${"كلمات ".repeat(300)}`,
  ],
] as const;

/** The place of the closed one. */
const closed = 3;

function job(at: number, [title, description]: readonly [string, string]): ImportedJob {
  const read = readImportLine(
    JSON.stringify({
      external_id: `read-${at}`,
      title,
      description,
      category: "Law",
      city: at % 2 ? "Azaz" : "Nowhere Town",
      province: at % 2 ? "Aleppo" : null,
      salary_min: at * 400_000,
      employment_type: "remote",
      experience_level: "mid",
      company_name: "شركة النخيل Trading 24",
      status: at === closed ? "closed" : "active",
    }),
    new Date(),
  );
  if ("problem" in read) throw new Error(read.problem);
  return read.job;
}

it("imported jobs are indexed and counted, active or not", async () => {
  expect(await importJobs(texts.map((each, at) => job(at, each)))).toBe(texts.length);
  const rows = await db.execute(sql`
    select external_id as id, active, terms is not null as "hasTerms"
    from jobs join job_search on job_id = jobs.id left join job_terms using (job_id) order by 1`);
  expect([...rows].map((row) => ({ ...row }))).toEqual(
    texts.map((_, at) => ({ id: `read-${at}`, active: at !== closed, hasTerms: at !== closed })),
  );
  expect(await db.$count(outdatedJobs)).toBe(0);
  expect(await titles("keyword=truck driver")).toEqual(["سائق/ة شاحنة (دوام ليلي)"]);
});

it("of two lines with one id the first counts, and the second import changes nothing", async () => {
  const twice = [job(10, ["Weaver", "first"]), job(10, ["Weaver", "second"])];
  expect(await importJobs(twice)).toBe(1);
  expect(await importJobs(twice)).toBe(0);
  const [row] = await db.execute<{ first: boolean; second: boolean }>(sql`
    select terms @@ 'first' as first, terms @@ 'second' as second
    from job_terms join jobs on jobs.id = job_id where external_id = 'read-10'`);
  expect({ ...row }).toEqual({ first: true, second: false });
  const [counted] = await db.execute<{ jobs: number }>(
    sql`select jobs from job_titles where title_key = 'weaver'`,
  );
  expect(counted?.jobs).toBe(1);
});
