import { redirect } from "react-router";
import { leavingCookies } from "#app/features/accounts/devices/device-cookies.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import { closeSession } from "#app/features/accounts/session/session-store.server.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/logout.ts";

/** A link cannot sign anybody out. */
export function loader() {
  return redirect(paths.landing(), 303);
}

export async function action({ request }: Route.ActionArgs) {
  const cookies = [...(await closeSession(request.headers)), ...leavingCookies()];
  return redirect(paths.login(), { status: 303, headers: sessionCookies(cookies) });
}
