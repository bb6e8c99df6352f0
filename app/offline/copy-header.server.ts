import type { MiddlewareFunction } from "react-router";
import { actorOf } from "../areas/accounts/session.server.ts";
import { countries } from "../areas/places/place.ts";
import { languageContext } from "../platform/language.server.ts";
import { copyHeader } from "./copies.ts";

/** Tells the device whose a page is, in which language, and whether a copy may stay on it. */
export const copyMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const actor = actorOf(context);
  const whose = actor.kind === "person" ? actor.id : "anyone";
  const keep = mayKeep(new URL(request.url).pathname) ? "keep" : "no";
  response.headers.set(copyHeader, `${whose} ${context.get(languageContext)} ${keep}`);
  return response;
};

const readingPlaces = [
  ...["", "home", "jobs", "category", "companies", "advanced-search", "employer-dashboard"],
  ...["pricing", "how-to-register", "privacy-policy", "terms-conditions", "saved-jobs"],
  // Not for everybody, and it goes with the account's other pages: without it nobody could write
  // an application off the line.
  "apply",
  ...countries.map(({ id }) => id),
];

/** Pages for reading, and the form of an application; never an account, a dashboard or a file. */
export function mayKeep(pathname: string): boolean {
  return readingPlaces.includes(pathname.split("/")[1] ?? "");
}
