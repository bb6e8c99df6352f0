import { readJobQuery } from "#app/features/jobs/job-query.ts";
import { listJobRecords } from "#app/features/jobs/list/job-list.server.ts";
import { createAnswerCache } from "#app/http/page-cache/answer-cache.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { siteOrigin } from "#app/platform/settings/site.server.ts";
import type { Route } from "./+types/jobs.ts";

const usualLimit = 20;
const longestPart = 100;

/** GET /api/v1/jobs: the public list as JSON, with the job list's own parameters, limit and cursor. */
export async function loader({ request }: Route.LoaderArgs) {
  try {
    return await answer(new URL(request.url).searchParams);
  } catch (error) {
    const reference = logError(error, { method: request.method, path: "/api/v1/jobs" });
    return failed(500, "Something went wrong.", { reference });
  }
}

/** Any other method. */
export function action() {
  return failed(405, "Only GET is answered here.", {}, { allow: "GET, HEAD" });
}

async function answer(params: URLSearchParams): Promise<Response> {
  const { page, view, ...query } = readJobQuery(params);
  const limit = readLimit(params.get("limit"));
  if (limit === undefined) return failed(400, `limit is a number from 1 to ${longestPart}.`);
  const after = params.get("cursor") || undefined;
  const body = await remembered.take(JSON.stringify([query, after, limit]), async () => {
    const listed = await listJobRecords(query, { after, limit });
    if (isRefused(listed)) return { answer: "", version: undefined };
    const { records, total, next, version } = listed;
    const data = records.map((job) => ({ ...job, url: siteOrigin + paths.job(job.id) }));
    return { answer: JSON.stringify({ data, total, next }), version };
  });
  if (body === "") return failed(400, messagesFor("en").jobs.badCursor);
  return new Response(body, { headers: { "content-type": "application/json" } });
}

/** Of twenty jobs each has some 12 KB; none is empty but the one for a bad cursor. */
const remembered = createAnswerCache({ maxBytes: 6 * 2 ** 20 });

function readLimit(text: string | null): number | undefined {
  if (text === null || text === "") return usualLimit;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= longestPart ? limit : undefined;
}

function failed(status: number, message: string, more = {}, headers: HeadersInit = {}): Response {
  return Response.json({ error: { message, ...more } }, { status, headers });
}
