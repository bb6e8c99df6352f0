import type { MiddlewareFunction } from "react-router";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { copyHeader } from "#app/offline/copies.ts";
import { findPage, type Page } from "#app/pages.ts";
import { sharedContext } from "./device-data.server.ts";

/** Tells the device whose a page is, in which language, and whether a copy may stay on it. */
export const copyMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const { headers } = response;
  const actor = actorOf(context);
  const page = pageOf(request);
  if (actor.kind === "person" && !isForEverybody(page) && !headers.has("cache-control")) {
    // After signing out, neither Back nor the browser's files may bring the page back.
    headers.set("cache-control", "private, no-store");
  }
  if (!headers.get("content-type")?.startsWith("text/html")) return response;
  const whose = actor.kind === "person" ? actor.id : "anyone";
  const nothing = actor.kind === "person" && context.get(sharedContext);
  const keep = !page?.offline || nothing ? "no" : page.offline === "copy" ? "keep" : "keep scripts";
  response.headers.set(copyHeader, `${whose} ${context.get(languageContext)} ${keep}`);
  return response;
};

/** The requested page, as HTML or as its data alone. */
function pageOf({ url }: Request): Page | undefined {
  return findPage(new URL(url).pathname.replace(/(?<=.)(?:\.data|\/)$/, ""));
}

/** Whether a page is public: nothing personal but the signed-in state. */
function isForEverybody(page: Page | undefined): boolean {
  return page?.offline !== undefined && page.messages === "public";
}
