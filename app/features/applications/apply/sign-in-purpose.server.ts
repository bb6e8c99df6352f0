import { findJobToApplyFor } from "#app/features/applications/applied-job.server.ts";

/** The title of the public job whose application form `next` opens; undefined for any other address. */
export async function findTitleToApplyFor(next: string): Promise<string | undefined> {
  const [, jobId] = /^\/apply\/([0-9a-f-]+)(?:[?#]|$)/i.exec(next) ?? [];
  if (!jobId) return undefined;
  return (await findJobToApplyFor(jobId))?.job.title.trim() || undefined;
}
