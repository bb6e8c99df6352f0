import {
  leftCookie,
  readDeviceCookies,
} from "#app/features/accounts/devices/device-cookies.server.ts";
import { findLeftovers } from "#app/features/accounts/devices/device-data.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import type { Route } from "./+types/clear-device.ts";

/**
 * Removes from the browser the data of a person who has signed out, and only that: requested by
 * another site or without need it does nothing. Scripts have removed the data themselves; without
 * scripts all of the board's storage goes, since a server cannot choose.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const leftovers = findLeftovers({ ...readDeviceCookies(request.headers), actor });
  const headers = new Headers({ "cache-control": "private, no-store" });
  if (!leftovers || request.headers.get("sec-fetch-site") === "cross-site") {
    return new Response(null, { status: 204, headers });
  }
  const hasScripts = new URL(request.url).searchParams.has("scripts");
  headers.set("clear-site-data", hasScripts ? '"cache"' : '"cache", "storage"');
  headers.append("set-cookie", leftCookie(actor.kind === "visitor" ? "" : leftovers.keep));
  return new Response(null, { status: 204, headers });
}
