import { redirect } from "react-router";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/own-jobs.ts";

/** The address of the list before it was the dashboard's; forms of old pages go on, too. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const to = paths.companyDashboard({ state: query.get("state"), page: query.get("page") });
  return redirect(to, 308);
}

export { loader as action };
