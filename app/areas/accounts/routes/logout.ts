import { redirect } from "react-router";
import { signOut } from "#app/areas/accounts/accounts.server.ts";
import { leavingCookies } from "#app/areas/accounts/device-data/device-cookies.server.ts";
import { sessionCookies } from "#app/areas/accounts/session-cookies.server.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/logout.ts";

/** A link cannot sign anybody out. */
export function loader() {
  return redirect(paths.landing(), 303);
}

export async function action({ request }: Route.ActionArgs) {
  const cookies = [...(await signOut(request.headers)), ...leavingCookies()];
  return redirect(paths.login(), { status: 303, headers: sessionCookies(cookies) });
}
