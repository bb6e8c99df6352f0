import { readJobQuery } from "#app/features/job/job-query.ts";
import { listJobRecords } from "#app/features/jobs/list/job-list.server.ts";
import { createAnswerCache } from "#app/http/page-cache/answer-cache.server.ts";
import type { PublicData } from "#app/http/public-data.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { failed } from "./failed.ts";
import { jobsLimit } from "./v1/schemas.ts";

/** The public list of jobs as JSON, with the job list's own parameters, limit and cursor. */
export async function answerJobs(params: URLSearchParams): Promise<PublicData> {
  const { page, view, ...query } = readJobQuery(params);
  if (query.doubt) {
    const names = Object.keys(query.doubt).join(" and ");
    return failed(400, `${names} can be read in two ways: write 1500 or 1.50, not 1.500.`);
  }
  const { data: limit } = jobsLimit.safeParse(params.get("limit") || undefined);
  if (limit === undefined) return failed(400, "limit is a number from 1 to 100.");
  const after = params.get("cursor") || undefined;
  const body = await remembered().take(JSON.stringify([query, after, limit]), async () => {
    const listed = await listJobRecords(query, { after, limit });
    if (isRefused(listed)) return { answer: "", version: undefined };
    const { records, total, next, version } = listed;
    const data = records.map((job) => ({ ...job, url: settings().baseUrl + paths.job(job.id) }));
    return { answer: JSON.stringify({ data, total, next }), version };
  });
  return body.length === 0 ? failed(400, messagesFor("en").search.badCursor) : { body };
}

/** Of twenty jobs each has some 12 KB; none is empty but the one for a bad cursor. */
const remembered = perDatabase(() => createAnswerCache({ maxBytes: 6 * 2 ** 20 }));
