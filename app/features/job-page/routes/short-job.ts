import { redirect } from "react-router";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { findJobByShortName } from "#app/features/job-page/short-job.server.ts";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/short-job.ts";

/** GET /j/…: a job's short address leads to its page, in the language that it names. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = await findJobByShortName(actorOf(context), params.short);
  if (!id) throw notFound();
  return redirect(paths.job(id) + new URL(request.url).search, 301);
}
