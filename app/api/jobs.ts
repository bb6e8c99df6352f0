import { dataResponse } from "#app/http/public-data.ts";
import type { Route } from "./+types/jobs.ts";
import { answerJobs } from "./answer-jobs.server.ts";
import { failed } from "./failed.ts";

/** GET /api/v1/jobs; see `answerJobs`. */
export async function loader({ request }: Route.LoaderArgs) {
  return dataResponse(await answerJobs(new URL(request.url).searchParams));
}

/** Any other method. */
export function action() {
  return dataResponse(failed(405, "Only GET is answered here.", {}, { allow: "GET, HEAD" }));
}
