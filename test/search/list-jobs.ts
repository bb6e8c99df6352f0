import { readJobQuery } from "#app/features/job/job-query.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { isRefused } from "#app/platform/outcome.ts";

/** The jobs that an address lists, in English. */
export async function list(address: string, part: Parameters<typeof listJobs>[2] = {}) {
  const listed = await listJobs(readJobQuery(new URLSearchParams(address)), "en", part);
  if (isRefused(listed)) throw new Error(listed.refused);
  return listed;
}

/** Their titles, sorted. */
export async function titles(address: string): Promise<string[]> {
  return (await list(address)).cards.map(({ title }) => title).sort();
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
