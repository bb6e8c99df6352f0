import { readJobQuery } from "#app/features/job/job-query.ts";
import { countMatchingJobs } from "#app/features/jobs/list/job-list.server.ts";
import { queryParams } from "#app/http/page-address.ts";
import type { Route } from "./+types/job-count.ts";

/** GET /job-count?…: how many jobs a list of these parameters would have, as JSON. */
export async function loader({ request }: Route.LoaderArgs) {
  return Response.json(await countMatchingJobs(readJobQuery(queryParams(request))), { headers });
}

export function action() {
  return Response.json(null, { status: 405, headers: { ...headers, allow: "GET, HEAD" } });
}

const headers = { "cache-control": "private, max-age=15", vary: "cookie" };
