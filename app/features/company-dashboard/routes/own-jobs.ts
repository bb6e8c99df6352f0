import { redirect } from "react-router";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/own-jobs.ts";

/** The address of the list before it was the dashboard's; forms of old pages go on, too. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(paths.companyDashboard() + new URL(request.url).search, 308);
}

export { loader as action };
