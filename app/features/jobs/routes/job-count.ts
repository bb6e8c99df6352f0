import { readJobQuery } from "#app/features/job/job-query.ts";
import { countMatchingJobs } from "#app/features/jobs/list/job-list.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import { queryParams } from "#app/http/page-address.ts";
import type { Route } from "./+types/job-count.ts";

/** GET /job-count?…: how many jobs a list of these parameters would have, as JSON. */
export async function loader({ request }: Route.LoaderArgs) {
  return Response.json(await countMatchingJobs(readJobQuery(queryParams(request))), { headers });
}

export function action() {
  return methodNotAllowed("GET", "HEAD");
}

const headers = { "cache-control": "private, max-age=15", vary: "cookie" };
