import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/database.server.ts";
import { type JobTexts, readJob } from "./job-reading.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/**
 * Tells the triggers that this transaction reads the texts of the jobs it writes itself, many times
 * faster than they can. Each such job must be handed to writeSearch before the transaction ends.
 */
export async function readTextsHere(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('furas.jobs_read', 'yes', true)`);
}

/** Writes what stored jobs are found by. */
export async function writeSearch(
  tx: Transaction,
  jobs: readonly (JobTexts & { id: string })[],
): Promise<void> {
  if (jobs.length === 0) return;
  const readings = jobs.map((job) => ({ id: job.id, ...readJob(job) }));
  await tx.execute(sql`
    select write_job_search(array_agg(id), array_agg(title), array_agg(company), array_agg(stems))
    from json_to_recordset(${JSON.stringify(readings)}::json) as read (
      id uuid, title text, company text, stems text)`);
}
