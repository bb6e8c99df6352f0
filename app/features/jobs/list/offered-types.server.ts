import { sql } from "drizzle-orm";
import { type EmploymentType, employmentTypes, offeredTypes } from "#app/features/jobs/job.ts";
import { printTermQuery } from "#app/features/jobs/search/terms/print-term-query.ts";
import { tag } from "#app/features/jobs/search/terms/term-query.ts";
import { db } from "#app/platform/database/database.server.ts";

const maxAgeMs = 60_000;
let known: { exists: Promise<boolean>; until: number } | undefined;

/** The job types that public forms offer: freelance too while such jobs exist, as of a minute ago. */
export async function listOfferedTypes(): Promise<readonly EmploymentType[]> {
  if (!known || known.until < Date.now()) {
    known = { exists: freelanceExists(), until: Date.now() + maxAgeMs };
    known.exists.catch(() => {
      known = undefined;
    });
  }
  return (await known.exists) ? employmentTypes : offeredTypes;
}

async function freelanceExists(): Promise<boolean> {
  const [row] = await db.execute<{ found: boolean }>(
    sql`select exists (select 1 from job_terms where terms @@ ${printTermQuery(tag("t:freelance"))}::tsquery) as found`,
  );
  return row?.found ?? false;
}
