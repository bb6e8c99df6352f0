import { inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companySizes, industries } from "#app/features/companies/company.ts";
import {
  importBatch,
  importJobs,
  importsAtOnce,
} from "#app/features/jobs/import/import-jobs.server.ts";
import { type ImportedJob, readImportLine } from "#app/features/jobs/import/import-line.ts";
import { db } from "#app/platform/database/database.server.ts";
import { companyNames } from "./generator/companies.ts";
import { jobLine } from "./generator/job-lines.ts";

const preparedBatches = 40;

/** What loading took; seconds of the importer alone, without the making of its lines. */
type Load = { loaded: number; seconds: number };

/** Fills the board up to `size` generated jobs through the importer's services. */
export async function loadUpTo(size: number, now: Date): Promise<Load> {
  await makeCompanies();
  const from = await countGenerated();
  let milliseconds = 0;
  for (let at = from; at < size; at += preparedBatches * importBatch) {
    const end = Math.min(size, at + preparedBatches * importBatch);
    const batches = linesOf(at, end, (number) => (number - from) / (size - from));
    const began = performance.now();
    const importer = async () => {
      for (let lines = batches.shift(); lines; lines = batches.shift()) {
        await importJobs(lines.map((line) => readLine(line, now)));
      }
    };
    await Promise.all(Array.from({ length: importsAtOnce }, importer));
    milliseconds += performance.now() - began;
  }
  return { loaded: Math.max(0, size - from), seconds: milliseconds / 1000 };
}

function linesOf(from: number, to: number, postedOf: (number: number) => number): string[][] {
  const batches: string[][] = [];
  for (let at = from; at < to; at += importBatch) {
    const numbers = Array.from({ length: Math.min(importBatch, to - at) }, (_, i) => at + i);
    batches.push(numbers.map((number) => JSON.stringify(jobLine(number, postedOf(number)))));
  }
  return batches;
}

/** As autovacuum would sooner or later; a background in the middle of a measurement blurs it. */
export async function settle(): Promise<number> {
  const began = performance.now();
  await db.execute(sql`vacuum analyze`);
  return (performance.now() - began) / 1000;
}

function readLine(line: string, now: Date): ImportedJob {
  const read = readImportLine(line, now);
  if ("problem" in read) throw new Error(`A generated job is refused: ${read.problem}`);
  return read.job;
}

async function countGenerated(): Promise<number> {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs where external_id like 'generated-%'`,
  );
  return row?.count ?? 0;
}

/** The importer would make them too, but without the size and industry that lists are filtered by. */
async function makeCompanies(): Promise<void> {
  const [there] = await db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(inArray(userProfiles.companyName, [companyNames[0] ?? ""]));
  if (there) return;
  await db
    .insert(userProfiles)
    .values(
      companyNames.map((companyName, at) => ({
        userType: "company",
        companyName,
        companySize: companySizes[at % companySizes.length],
        industry: industries[at % industries.length],
      })),
    );
}
