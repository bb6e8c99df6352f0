import { redirect } from "react-router";
import { findDigestSearch } from "#app/features/alerts/delivery/digest-details.server.ts";
import { leadToJob } from "#app/features/job/views/opened-job.server.ts";
import { paths } from "#app/paths.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { Route } from "./+types/open-digest.ts";

/** The target of a notification. It names no search, so that the device does not reveal it. */
export async function loader({ params }: Route.LoaderArgs) {
  const target = isUuid(params.digest) ? await findDigestSearch(params.digest) : undefined;
  if (target && "job" in target) leadToJob(target.job);
  return redirect(addressOf(target), { status: 303, headers: { "cache-control": "no-store" } });
}

function addressOf(target: Awaited<ReturnType<typeof findDigestSearch>>): string {
  if (!target) return paths.jobs();
  if ("job" in target) return paths.job(target.job);
  return paths.jobs() + (target.params && `?${target.params}`);
}
