import { redirect, redirectDocument } from "react-router";
import type { Session } from "#app/features/accounts/accounts.server.ts";
import { destinationOf } from "#app/features/accounts/destinations.ts";
import { safeNext } from "#app/paths.ts";

/** Of the next page's address: it is to be loaded, since data for scripts come without its form's cookie. */
export const loadedParameter = "loaded";

/** Leads from a login to the page that asked for it, or to the account's own. */
export function leadOn(request: Request, { actor }: Session, headers: Headers): Response {
  const next = nextOf(request);
  const own = destinationOf(actor.kind === "person" ? actor.userType : "none");
  const to = new URL(next ?? own, "http://inside.invalid");
  const isLoaded = to.searchParams.has(loadedParameter);
  to.searchParams.delete(loadedParameter);
  const lead = isLoaded ? redirectDocument : redirect;
  return lead(isLoaded ? to.pathname + to.search : (next ?? own), { status: 303, headers });
}

/** Whether a form without scripts waits for its person at the next page. */
export function keepsForm(next: string): boolean {
  return new URL(next, "http://inside.invalid").searchParams.has(loadedParameter);
}

/** The page that asked for the login, by the login's address. */
export function nextOf(request: Request): string | undefined {
  return safeNext(new URL(request.url).searchParams.get("next"));
}
