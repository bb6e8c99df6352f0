import { redirect } from "react-router";
import { signOut } from "#app/features/accounts/accounts.server.ts";
import { leavingCookies } from "#app/features/accounts/devices/device-cookies.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
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
