import type { MiddlewareFunction } from "react-router";
import { sharedContext } from "#app/features/accounts/devices/device-data.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { countries } from "#app/features/places/place.ts";
import { languageContext } from "#app/http/language.server.ts";
import { copyHeader } from "#app/offline/copies.ts";

/** Tells the device whose a page is, in which language, and whether a copy may stay on it. */
export const copyMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const { headers } = response;
  const actor = actorOf(context);
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  if (actor.kind === "person" && !isForReading(path) && !headers.has("cache-control")) {
    // Nothing of it may come back by Back, or from the browser's files, once somebody signed out.
    headers.set("cache-control", "private, no-store");
  }
  if (!headers.get("content-type")?.startsWith("text/html")) return response;
  const whose = actor.kind === "person" ? actor.id : "anyone";
  const nothing = actor.kind === "person" && context.get(sharedContext);
  const keep = mayKeep(path) && !nothing ? "keep" : "no";
  response.headers.set(copyHeader, `${whose} ${context.get(languageContext)} ${keep}`);
  return response;
};

const readingPlaces = [
  ...["", "home", "jobs", "category", "companies", "advanced-search", "employer-dashboard"],
  ...["pricing", "how-to-register", "privacy-policy", "terms-conditions", "saved-jobs"],
  ...countries.map(({ id }) => id),
];

/** Pages that everybody may read: they say no more of a person than that somebody is signed in. */
function isForReading(pathname: string): boolean {
  return readingPlaces.includes(pathname.split("/")[1] ?? "");
}

/** Pages for reading, and the form of an application; never an account, a dashboard or a file. */
export function mayKeep(pathname: string): boolean {
  // The form is not for everybody, and it goes with the account's other pages: without it nobody
  // could write an application off the line.
  return isForReading(pathname) || pathname.startsWith("/apply/");
}
