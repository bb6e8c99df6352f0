import { redirect } from "react-router";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { leadToJob } from "#app/features/job/views/opened-job.server.ts";
import { findJobByShortName } from "#app/features/job-page/short-job.server.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/short-job.ts";

/**
 * GET /j/…, and by the letters of other ways: a job's short address leads to its page, in the language
 * that it names, and an unknown one to the page of a missing job.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = await findJobByShortName(actorOf(context), params.short);
  const query = new URL(request.url).searchParams;
  // The router's own, of a request for the data of a page.
  query.delete("_routes");
  const search = query.size > 0 ? `?${query}` : "";
  if (id) leadToJob(id);
  if (id) return redirect(paths.job(id) + search, 301);
  return redirect(paths.job(encodeURIComponent(params.short)) + search, 302);
}
