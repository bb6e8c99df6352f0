import { and, eq, type SQL, sql } from "drizzle-orm";
import { jobSearch, jobs } from "#app/features/jobs/jobs.table.ts";
import { fold } from "#app/platform/fold.ts";

const maxWords = 12;

/** The first words of a text as they are compared. */
export function splitWords(text: string): string[] {
  return fold(text)
    .split(" ", maxWords)
    .filter((word) => word !== "");
}

/** Jobs whose row in the search table is such. */
export function inSearch(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${jobSearch} where ${and(eq(jobSearch.jobId, jobs.id), condition)})`;
}

/** A LIKE pattern for texts that hold this one. */
export function holding(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
